import type { Token } from 'markdown-it'
import { createParser } from './create-parser.ts'

const parser = createParser()

/** What a markdown text says, block by block, without its marks: for where only its beginning is shown. */
export function plainText(source: string): string {
  return parser
    .parse(source, {})
    .map((token) => textOf(token).trim())
    .filter((text) => text !== '')
    .join('\n')
}

function textOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n'
  return children ? children.map(textOf).join('') : content
}
