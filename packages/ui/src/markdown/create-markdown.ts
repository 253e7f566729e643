import { createParser as createSyntax } from '@app/markdown'
import type { MarkdownIt as Parser } from 'markdown-it'
import type { MarkdownOptions } from './markdown-options.ts'
import { createEnv } from './render-context.ts'
import { alerts } from './syntax/alerts.ts'
import { codeBlocks } from './syntax/code-blocks.ts'
import { footnotes } from './syntax/footnotes.ts'
import { headings } from './syntax/headings.ts'
import { lineBreaks } from './syntax/line-breaks.ts'
import { links } from './syntax/links.ts'
import { math } from './syntax/math.ts'
import { mentions } from './syntax/mentions.ts'
import { tables } from './syntax/tables.ts'
import { taskLists } from './syntax/task-lists.ts'

/** The parser with all our rules. What it renders needs an environment of `createEnv`. */
export function createParser(): Parser {
  return createSyntax()
    .use(math)
    .use(links)
    .use(tables)
    .use(taskLists)
    .use(headings)
    .use(codeBlocks)
    .use(footnotes)
    .use(alerts)
    .use(lineBreaks)
    .use(mentions)
}

/**
 * Makes the function that turns markdown into html. Its html is safe by construction: html in the source is shown as
 * text (so `List<String>` outside of code stays readable too) but for tags that only lay it out, which are left out;
 * every element is one of ours, every address is checked. Needs no DOM; browsers sanitize the result once more, see
 * render-markdown.ts.
 */
export function createMarkdown(md = createParser()): (source: string, options: MarkdownOptions) => string {
  return (source, options) => md.render(source, createEnv(options))
}
