import MarkdownIt from 'markdown-it'

/** A fenced block. */
export interface Block {
  language: string
  /** What stands behind the language: `fragment`. */
  notes: string[]
  code: string
  /** Line of the file where its fence opens; the code begins on the next. */
  line: number
}

/** A heading and what stands below it up to the next one of its level or above. */
export interface Section {
  heading: string
  level: number
  line: number
  text: string
}

/** A stretch of prose: a paragraph, a heading, an item of a list, a cell of a table. Code in it is one `x`. */
export interface Prose {
  text: string
  line: number
}

export interface Body {
  text: string
  /** Line of the file where it begins. */
  line: number
  blocks: Block[]
  sections: Section[]
  prose: Prose[]
  hasTable: boolean
  /** Characters, blanks and diagrams left out. */
  length: number
}

const parser = new MarkdownIt({ html: false })

/** Reads the body of a file. */
export function readBody(text: string, line: number): Body {
  const lines = text.split('\n')
  const blocks: Block[] = []
  const prose: Prose[] = []
  const headings: Omit<Section, 'text'>[] = []
  const tokens = parser.parse(text, {})
  for (const [index, token] of tokens.entries()) {
    const at = line + (token.map?.[0] ?? 0)
    if (token.type === 'fence') {
      const [language = '', ...notes] = token.info.trim().split(/\s+/)
      blocks.push({ language, notes, code: token.content, line: at })
    }
    if (token.type === 'inline') prose.push({ text: proseOf(token.children ?? []), line: at })
    const inline = tokens[index + 1]
    if (token.type === 'heading_open' && inline) {
      headings.push({ heading: inline.content, level: Number(token.tag.slice(1)), line: at })
    }
  }
  return {
    text,
    line,
    blocks,
    prose,
    sections: headings.map((heading) => ({ ...heading, text: textBelow(heading, headings, lines, line) })),
    hasTable: tokens.some(({ type }) => type === 'table_open'),
    length: lengthOf(text.replaceAll(/^```mermaid\n[\s\S]*?^```$/gm, '')),
  }
}

/** Characters that are no blanks. */
export function lengthOf(text: string): number {
  return Array.from(text.replaceAll(/\s/g, '')).length
}

/** Text in which code stands as one letter, as it is to be set. */
export function withoutCode(text: string): string {
  return text.replaceAll(/`+[^`]+`+/g, 'x')
}

function proseOf(children: readonly { type: string; content: string }[]): string {
  return children
    .map(({ type, content }) => {
      if (type === 'code_inline') return 'x'
      return type === 'softbreak' ? '\n' : content
    })
    .join('')
}

function textBelow(
  { level, line }: { level: number; line: number },
  headings: readonly { level: number; line: number }[],
  lines: readonly string[],
  first: number,
): string {
  const next = headings.find((other) => other.line > line && other.level <= level)
  return lines.slice(line - first, next && next.line - first).join('\n')
}
