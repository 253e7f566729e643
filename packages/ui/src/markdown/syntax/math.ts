import type { MarkdownIt, RendererRule } from 'markdown-it'
import { contextOf } from '../render-context.ts'

/** Formulas as elements that hold their TeX, for the math renderer to replace. */
export function math(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  const formula =
    (tag: string, end: string): RendererRule =>
    (tokens, index, _options, env) => {
      const mark = contextOf(env).isDraft ? 'data-math="draft"' : 'data-math'
      return `<${tag} class="md-math" ${mark}>${escapeHtml(tokens[index]?.content ?? '')}</${tag}>${end}`
    }
  md.renderer.rules.math_inline = formula('span', '')
  md.renderer.rules.math_block = formula('div', '\n')
}
