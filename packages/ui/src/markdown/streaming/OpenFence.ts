import { firstSectionEnd, highlightSection } from '../highlight.ts'
import { parser } from '../render-markdown.ts'
import { sanitizeToFragment } from '../sanitize.ts'
import { diagramLanguage, languageOf } from '../syntax/code-blocks.ts'
import type { OpenBlock } from './OpenBlock.ts'
import type { SettledText } from './SettledText.ts'
import type { LineStarts, ScannedBlock } from './scan-blocks.ts'

/** Code is settled section by section, as it is highlighted. Its prefix is the fence's first line. */
export class OpenFence implements OpenBlock {
  readonly prefix: string
  readonly taken: number
  readonly isCode = true
  readonly nodes: ChildNode[]
  readonly #box: Element | undefined
  readonly #code: Element | undefined
  readonly #language: string
  readonly #settled: SettledText
  #length = 0

  constructor({ start, tokens: [opening] }: ScannedBlock, text: string, settled: SettledText) {
    this.prefix = text.slice(start, text.indexOf('\n', start) + 1)
    this.#language = languageOf(parser, opening?.info ?? '')
    this.taken = this.prefix.length
    this.#settled = settled
    const fragment = sanitizeToFragment(settled.renderer.renderDraft(this.prefix))
    this.nodes = [...fragment.childNodes]
    this.#box = fragment.firstElementChild ?? undefined
    this.#code = fragment.querySelector('code') ?? undefined
  }

  continues({ type }: ScannedBlock): boolean {
    return type === 'fence'
  }

  settle({ tokens: [fence] }: ScannedBlock, _text: string, lineStarts: LineStarts): number {
    const content = fence?.content ?? ''
    const end = firstSectionEnd(content)
    if (end === undefined) return this.prefix.length
    const section = content.slice(0, end)
    this.#add(section)
    return lineStarts[section.split('\n').length] ?? 0
  }

  close({ tokens: [fence] }: ScannedBlock): void {
    let content = fence?.content ?? ''
    while (content !== '') {
      const section = content.slice(0, firstSectionEnd(content))
      this.#add(section)
      content = content.slice(section.length)
    }
    this.#settled.draft.remove()
    this.#code?.normalize()
    if (this.#language !== diagramLanguage) return
    this.#box?.setAttribute('data-diagram', '')
    this.#settled.hasDrawables = true
  }

  takeDraft(fragment: DocumentFragment): ChildNode[] | undefined {
    const box = fragment.firstElementChild
    const code = box?.querySelector('code')
    if (!box?.matches('.md-code') || !code) return undefined
    const nodes = [...code.childNodes]
    this.#code?.append(...nodes)
    box.nextSibling?.remove()
    box.remove()
    return nodes
  }

  #add(section: string): void {
    this.#settled.draft.remove()
    const html = highlightSection(section, this.#language, this.#length)
    this.#code?.append(html === undefined ? section : sanitizeToFragment(html))
    this.#length += section.length
  }
}
