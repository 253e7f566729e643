import remend from 'remend'

/** A last line of which nothing is there yet but what starts a block or a row, or draws a line. */
const bareMarker =
  /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:#{1,6}|[-*+]|\d{1,9}[.)]?|[`~]{3,}[^`]*|[`*_~=-]+|\$\$?|[|:\- \t]+|>|\[[ xX]?\]?)?[ \t]*$/

const fenceEnd = /^[ \t]*(?:`+|~+)[ \t]*$/

/** A row at the end, with what stands before it on its line, after a line that is no row. */
const tableHead = /(?:^|\n)(?![ \t>]*\|)[^\n]*\n((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(\|[^\n]*\S)\n?$/

/** A link or a picture that is not all there, or may yet turn out to be one. */
const unfinishedLink = /(!?)\[([^[\]\n]*)(?:\](?:\([^)\n]*|\[[^\]\n]*)?)?$/

const fenceLine = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?:`{3}|~{3})/gm

/**
 * Completes markdown that ends anywhere, so that it shows what it is going to be: no lone markers, no half links, emphasis
 * and code that is open ends with the text.
 */
export function mendDraft(text: string): string {
  const lastLine = text.lastIndexOf('\n') + 1
  const inCode = (text.slice(0, lastLine).match(fenceLine) ?? []).length % 2 === 1
  const hides = (inCode ? fenceEnd : bareMarker).test(text.slice(lastLine))
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
  const [, before = '', row = ''] = tableHead.exec(`\n${text}`) ?? []
  if (row === '') return text
  const cells = row.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length
  const end = row.endsWith('|') && row.length > 1 ? '' : '|'
  return `${text.trimEnd()}${end}\n${before.replace(/[^>]/g, ' ')}|${'-|'.repeat(cells)}`
}
