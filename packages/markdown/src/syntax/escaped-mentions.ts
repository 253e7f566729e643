import type { MarkdownIt } from 'markdown-it'

/** `\@` and `&#64;` name nobody: they stay apart from the text that would make them a mention. */
export function escapedMentions(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'escaped_mentions', (state) => {
    for (const { children } of state.tokens)
      for (const token of children ?? [])
        if (token.type === 'text_special' && token.content === '@') token.type = 'at_sign'
  })
  md.renderer.rules.at_sign = () => '@'
}
