import { createMarkdown, createParser } from './create-markdown.ts'
import type { MarkdownOptions } from './markdown-options.ts'
import { sanitize, sanitizeTrusted } from './sanitize.ts'

export const parser = createParser()

const render = createMarkdown(parser)

/** Markdown as sanitized html. The same source and options always give the same html. */
export function renderMarkdown(source: string, options: MarkdownOptions): string {
  return sanitize(render(source, options))
}

/** Like renderMarkdown, as TrustedHTML where the browser has Trusted Types: for `innerHTML`. */
export function renderTrustedMarkdown(source: string, options: MarkdownOptions): string | TrustedHTML {
  return sanitizeTrusted(render(source, options))
}
