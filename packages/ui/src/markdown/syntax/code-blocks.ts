import type { MarkdownIt } from 'markdown-it'
import { highlight, languageName } from '../highlight.ts'
import { contextOf, type RenderContext } from '../render-context.ts'

const diagramLanguage = 'mermaid'

/** The language a fence's info string names. */
function languageOf(md: MarkdownIt, info: string): string {
  const [language = ''] = md.utils.unescapeAll(info).trim().split(/\s+/)
  return language.toLowerCase()
}

/** Code with a bar over it: the language's name and a copy button. ```mermaid is marked for the diagram renderer. */
export function codeBlocks(md: MarkdownIt): void {
  const { escapeHtml } = md.utils

  function render(code: string, language: string, { labels, isDraft }: RenderContext): string {
    const text = (isDraft ? undefined : highlight(code, language)) ?? escapeHtml(code)
    const diagram = language === diagramLanguage && !isDraft ? ' data-diagram' : ''
    return (
      `<div class="md-code"${diagram}><div class="md-code-bar">` +
      `<span>${escapeHtml(languageName(language))}</span>` +
      `<button type="button" data-copy>${escapeHtml(labels.copy)}</button></div>` +
      `<pre tabindex="0"><code>${text}</code></pre></div>\n`
    )
  }

  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const { content = '', info = '' } = tokens[index] ?? {}
    return render(content, languageOf(md, info), contextOf(env))
  }
  md.renderer.rules.code_block = (tokens, index, _options, env) =>
    render(tokens[index]?.content ?? '', '', contextOf(env))
}
