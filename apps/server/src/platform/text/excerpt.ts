import { createParser } from '@app/markdown'
import type { Token } from 'markdown-it'

const parser = createParser()

/** How a markdown text begins, as one line without its marks, code blocks and images. @param length in characters */
export function excerptOf(source: string, length: number): string {
  // What is cut off cannot be among the first characters: marks and addresses are seldom ten times as long as the text.
  const line = parser
    .parse(source.slice(0, length * 10), {})
    .map(textOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line
}

function textOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  if (type === 'fence' || type === 'code_block' || type === 'image') return ''
  return children ? children.map(textOf).join('') : content
}
