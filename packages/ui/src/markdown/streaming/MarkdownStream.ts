import type { MarkdownOptions } from '../markdown-options.ts'
import { createEnv } from '../render-context.ts'
import { parser } from '../render-markdown.ts'
import { sanitizeToFragment } from '../sanitize.ts'
import { mendDraft } from './mend-draft.ts'
import { settledEnd } from './settled-end.ts'

const drawable = / data-(?:math|diagram)>/

interface Defined {
  references: Record<string, { title: string; href: string }>
  footnotes: { refs: Record<string, number> }
}

/**
 * Shows markdown that is still being written. Blocks that more text cannot change are rendered once; the rest is a draft,
 * rendered again with every update. When the text is whole the page is what renderMarkdown makes of it.
 */
export class MarkdownStream {
  readonly #element: HTMLElement
  readonly #options: MarkdownOptions
  #text = ''
  #isWhole = false
  /** Up to where the text is settled. */
  #settled = 0
  /** The html of what is settled, not sanitized. */
  #html = ''
  #slugs = new Map<string, number>()
  /** What the settled text has defined for what follows: addresses of links and notes. */
  #defined: Defined = { references: {}, footnotes: { refs: {} } }
  #draft: ChildNode[] = []

  /** @param element emptied, then filled */
  constructor(element: HTMLElement, options: MarkdownOptions) {
    this.#element = element
    this.#options = options
    element.replaceChildren()
  }

  /**
   * @param given all of the text so far; another one than before is shown from its start
   * @param isWhole nothing follows
   * @returns whether there are new formulas or diagrams to draw
   */
  update(given: string, isWhole: boolean): boolean {
    const text = given.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
    if (this.#isWhole || !text.startsWith(this.#text)) this.#startAnew()
    this.#text = text
    this.#isWhole = isWhole
    for (const node of this.#draft) node.remove()
    this.#draft = []
    return isWhole ? this.#finish() : this.#grow()
  }

  #startAnew(): void {
    this.#element.replaceChildren()
    this.#settled = 0
    this.#html = ''
    this.#slugs = new Map()
    this.#defined = { references: {}, footnotes: { refs: {} } }
  }

  #grow(): boolean {
    const html = this.#settle()
    const env = createEnv(this.#options, { slugs: new Map(this.#slugs), isDraft: true })
    const { references, footnotes } = this.#defined
    Object.assign(env, { references: { ...references }, footnotes: { refs: unnumbered(footnotes.refs) } })
    const draft = parser.render(mendDraft(this.#text.slice(this.#settled)), env)
    this.#draft = this.#append(draft)
    return drawable.test(html)
  }

  /** Renders what has become settled. @returns its html */
  #settle(): string {
    const rest = this.#text.slice(this.#settled)
    const source = rest.slice(0, settledEnd(rest))
    if (source === '') return ''
    this.#settled += source.length
    const env = createEnv(this.#options, { slugs: this.#slugs })
    Object.assign(env, this.#defined)
    const html = parser.render(source, env)
    this.#html += html
    this.#append(html)
    return html
  }

  /** A reference defined after its use may change what was settled: the whole text says what it reads like. */
  #finish(): boolean {
    const html = parser.render(this.#text, createEnv(this.#options))
    if (!html.startsWith(this.#html)) this.#startAnew()
    const rest = html.slice(this.#html.length)
    this.#append(rest)
    return drawable.test(rest)
  }

  #append(html: string): ChildNode[] {
    const fragment = sanitizeToFragment(html)
    const nodes = [...fragment.childNodes]
    this.#element.append(fragment)
    return nodes
  }
}

/** Notes are numbered as they are met; a draft starts anew with every look. */
function unnumbered(refs: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(refs).map((label) => [label, -1]))
}
