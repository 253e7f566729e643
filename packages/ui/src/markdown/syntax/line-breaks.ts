import type { MarkdownIt } from 'markdown-it'
import { contextOf } from '../render-context.ts'

/** Where people type, a line ends where they ended it; in files lines are broken for their width. */
export function lineBreaks(md: MarkdownIt): void {
  md.renderer.rules.softbreak = (_tokens, _index, _options, env) => (contextOf(env).breaks ? '<br>\n' : '\n')
}
