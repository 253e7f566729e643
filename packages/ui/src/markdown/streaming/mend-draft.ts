import { mayBecomeTag } from '@app/markdown'
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

/** A last line that is to name the kind of an alert or of a container. */
const unfinishedName = /^([ \t]*(?:>[ \t]*)+)\[?![a-z]*\]?$|^:{1,}[\w-]*$/i

/** Marked text, a backslash that may begin a formula, or the mark of marked text that has no end yet. */
const unfinishedMark =
  /(?<![\w=])==[^\s=][^=\n]*==|(?<!\\)\\$|(?<![\w=])==(?=(?:[^\s=][^=\n]*=?)?$)|(?<!=)=$/g

const formulaMarks = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
] as const

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
  return remend(withTableLine(withFormulaEnd(withoutMarkup(withoutLinkMarkers(shown)))), {
    links: false,
    images: false,
    htmlTags: false,
    comparisonOperators: false,
    setextHeadings: false,
  })
}

function withoutLinkMarkers(text: string): string {
  return text.replace(unfinishedLink, (link, picture: string, name: string, start: number) => {
    return isInCode(text, start) ? link : picture ? '' : name
  })
}

/** Without what may yet become markup that is not shown, or begin a formula. */
function withoutMarkup(text: string): string {
  const line = text.lastIndexOf('\n') + 1
  const tag = Math.max(line, text.lastIndexOf('<'))
  const end = text.slice(tag)
  if (end.startsWith('<') && (mayBecomeTag(end) || '<!--'.startsWith(end)) && !isInCode(text, tag))
    return text.slice(0, tag)
  const [name, before = ''] = unfinishedName.exec(text.slice(line)) ?? []
  if (name !== undefined) return text.slice(0, line) + before
  return text.replace(unfinishedMark, (mark, at: number) =>
    mark.length > 2 || isInCode(text, at) ? mark : '',
  )
}

/** A formula of TeX that is open ends with the text. */
function withFormulaEnd(text: string): string {
  for (const [start, end] of formulaMarks) {
    const at = text.lastIndexOf(start)
    const rest = text.slice(at + start.length)
    if (at < 0 || text[at - 1] === '\\' || rest.includes(end) || rest.includes('\n\n') || isInCode(text, at))
      continue
    return rest.trim() === '' ? text.slice(0, at) : text + end
  }
  return text
}

function isInCode(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at) + 1, at).split('`').length % 2 === 0
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
