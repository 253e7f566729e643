import remend from 'remend'

/** The quotes and lists that a line is in. */
const containers = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/

/** What starts a block or a row, or draws a line. */
const marker = /^(?:#{1,6}|[-*+]|\d{1,9}[.)]?|(?:`{3,}|~{3})[^`]*|[`*_~=-]+|\$\$?|[|:\- \t]+|>|\[[ xX]?\]?)?$/

const fenceEnd = /^[ \t]*(?:`+|~+)[ \t]*$/

/** A row, and what stands before it on its line. */
const tableRow = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(\|.*\S)$/

/** A link or a picture that is not all there, or may yet turn out to be one. */
const unfinishedLink = /(!?)\[([^[\]\n]*)(?:\](?:\([^)[\n]*|\[[^[\]\n]*)?)?$/

const fenceLine = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?:`{3}|~{3})/gm

/**
 * Completes markdown that ends anywhere, so that it shows what it is going to be: no lone markers, no half links, emphasis
 * and code that is open ends with the text.
 */
export function mendDraft(text: string): string {
  const lastLine = text.lastIndexOf('\n') + 1
  const inCode = (text.slice(0, lastLine).match(fenceLine) ?? []).length % 2 === 1
  const line = text.slice(lastLine)
  const hides = inCode ? fenceEnd.test(line) : marker.test(line.replace(containers, '').trimEnd())
  const shown = hides ? text.slice(0, lastLine) : text
  if (inCode) return shown
  return remend(withTableLine(withoutLinkMarkers(shown)), {
    links: false,
    images: false,
    htmlTags: false,
    comparisonOperators: false,
    setextHeadings: false,
  })
}

function withoutLinkMarkers(text: string): string {
  return text.replace(unfinishedLink, (link, picture: string, name: string, start: number) => {
    const isCode = text.slice(text.lastIndexOf('\n', start) + 1, start).split('`').length % 2 === 0
    return isCode ? link : picture ? '' : name
  })
}

/** A table's head alone is text: the line under it makes it a table. */
function withTableLine(text: string): string {
  const [line = '', above = ''] = text.replace(/\n$/, '').split('\n').slice(-2).toReversed()
  const [, before = '', row = ''] = tableRow.exec(line) ?? []
  if (row === '' || /^[ \t>]*\|/.test(above)) return text
  const cells = row.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length
  const end = row.endsWith('|') && row.length > 1 ? '' : '|'
  return `${text.trimEnd()}${end}\n${before.replace(/[^>]/g, ' ')}|${'-|'.repeat(cells)}`
}
