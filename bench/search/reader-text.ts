import { createMarkdown } from '../../packages/ui/src/markdown/create-markdown.ts'

const render = createMarkdown()
const options = {
  labels: {
    copy: '',
    table: '',
    alerts: { note: '', tip: '', important: '', warning: '', caution: '' },
    missingPicture: '',
  },
}
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What a reader sees of a markdown text, as the site renders it. */
export function readerText(markdown: string): string {
  return (
    render(markdown, options)
      // The site's own words over a code block.
      .replace(/<div class="md-code-bar">.*?<\/div>/gs, '')
      .replace(
        /<(?:br|\/?(?:p|div|pre|h\d|ul|ol|li|blockquote|table|thead|tbody|tr|td|th|hr))\b[^>]*>/g,
        '\n',
      )
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
  )
}

interface Query {
  han: string[]
  latin: string[]
}

const isDigit = (character: string) => /\p{N}/u.test(character)
const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character)
const isUpper = (character: string) => /\p{Lu}/u.test(character)

function partsOf(query: string): Query {
  const text = query.normalize('NFKC').toLowerCase()
  return {
    han: text.match(/\p{Script=Han}+/gu) ?? [],
    latin:
      text.match(
        /[[\p{L}\p{N}]--\p{Script=Han}]+(?:[._]+[[\p{L}\p{N}]--\p{Script=Han}]+)*(?:\+\+|#|\+)?/gv,
      ) ?? [],
  }
}

/** Whether a reader sees the query's words in a text: Chinese ones anywhere, Latin ones where words begin and end. */
export function holds(text: string, query: string): boolean {
  const seen = text.normalize('NFKC')
  const lower = seen.toLowerCase()
  const { han, latin } = partsOf(query)
  return han.every((run) => lower.includes(run)) && latin.every((word) => holdsWord(seen, lower, word))
}

function holdsWord(seen: string, lower: string, word: string): boolean {
  for (let place = lower.indexOf(word); place >= 0; place = lower.indexOf(word, place + 1))
    if (isBoundary(seen, place) && isBoundary(seen, place + word.length)) return true
  return false
}

/** Whether a word begins or ends at a place: at its edge, where letters and digits meet, or as in threadPool and HTTPServer. */
function isBoundary(text: string, place: number): boolean {
  const [before = '', after = '', next = ''] = [text[place - 1], text[place], text[place + 1]]
  if (!isLetter(before) || !isLetter(after)) return true
  if (isDigit(before) !== isDigit(after)) return true
  return isUpper(after) && (!isUpper(before) || (isLetter(next) && !isUpper(next) && !isDigit(next)))
}
