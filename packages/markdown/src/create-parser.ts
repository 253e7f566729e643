import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { isSafeLink } from './safe-address.ts'
import { alerts } from './syntax/alerts.ts'
import { comments } from './syntax/comments.ts'
import { escapedMentions } from './syntax/escaped-mentions.ts'
import { footnotes } from './syntax/footnotes.ts'
import { frontMatter } from './syntax/front-matter.ts'
import { layoutTags } from './syntax/layout-tags.ts'
import { math } from './syntax/math.ts'
import { marks, markupLines } from './syntax/other-dialects.ts'

/** The one parser of markdown: what it reads as text is text for whoever shows, searches or screens it. */
export function createParser(): Parser {
  const md = new MarkdownIt({ html: false, linkify: true })
  md.validateLink = isSafeLink
  // Only what is written as an address: java.io or main.rs in a sentence are none.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('ftp:', null).add('//', null)
  return md
    .use(cjkFriendly)
    .use(math)
    .use(comments)
    .use(layoutTags)
    .use(markupLines)
    .use(marks)
    .use(footnotes)
    .use(alerts)
    .use(frontMatter)
    .use(escapedMentions)
}
