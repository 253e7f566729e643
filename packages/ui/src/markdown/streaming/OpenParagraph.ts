import { sanitizeToFragment } from '../sanitize.ts'
import type { OpenBlock } from './OpenBlock.ts'
import type { RenderedPart } from './PartRenderer.ts'
import type { SettledText } from './SettledText.ts'
import type { ScannedBlock } from './scan-blocks.ts'

/** So much of the end is not settled: what follows may yet belong to it. */
const margin = 50

/** Two characters between which nothing starts or ends. */
const plainPair = /[\p{sc=Han}，。；：、！？][\p{sc=Han}]|[A-Za-z0-9,.;)](?= [A-Za-z0-9])/gu

/** What may still become markup with what follows it. */
const mayOpen = /[`*_~$<[\]\\|]/

/** An address may go on with any letter. */
const address = /:\/|mailto:/i

/**
 * A paragraph is settled up to a place where nothing is open and nothing can become so: what is before it reads the same
 * whatever follows. Its prefix is a letter.
 */
export class OpenParagraph implements OpenBlock {
  readonly nodes: ChildNode[]
  readonly taken = 0
  readonly #paragraph = document.createElement('p')
  readonly #missing = new Set<string>()
  readonly #settled: SettledText
  prefix = ''

  constructor(settled: SettledText) {
    this.#settled = settled
    this.nodes = [this.#paragraph, document.createTextNode('\n')]
  }

  continues({ type }: ScannedBlock): boolean {
    return type === 'paragraph_open'
  }

  /** Lines decide nothing here, see `grow`. */
  settle(): number {
    return this.prefix.length
  }

  /**
   * Adds the start of the text as far as more text cannot change it.
   * @param text what follows the prefix, all of it this paragraph's
   * @returns how much of it
   */
  grow(text: string): number {
    const end = findEnd(text.slice(0, -margin))
    if (end === 0) return 0
    const part = this.#settled.render(this.prefix + text.slice(0, end))
    const fragment = sanitizeToFragment(part.html)
    if (!isDecided(fragment)) return 0
    this.#add(part, fragment)
    this.prefix = 'x'
    return end
  }

  close({ end }: ScannedBlock, text: string, source: string): void {
    const part = this.#settled.render(text.slice(0, end))
    this.#add(part, sanitizeToFragment(part.html))
    this.#paragraph.normalize()
    const pick = ({ childNodes }: DocumentFragment) => [...childNodes]
    this.#settled.keep({ source: () => source, pick, nodes: this.nodes, headings: [] }, this.#missing)
  }

  takeDraft(fragment: DocumentFragment): ChildNode[] | undefined {
    const paragraph = fragment.firstElementChild
    if (paragraph?.tagName !== 'P') return undefined
    const nodes = this.#withoutPrefix(paragraph)
    this.#paragraph.append(...nodes)
    paragraph.nextSibling?.remove()
    paragraph.remove()
    return nodes
  }

  #add({ missing }: RenderedPart, fragment: DocumentFragment): void {
    this.#settled.draft.remove()
    for (const label of missing) this.#missing.add(label)
    if (fragment.firstElementChild) this.#paragraph.append(...this.#withoutPrefix(fragment.firstElementChild))
  }

  #withoutPrefix(paragraph: Element): ChildNode[] {
    const { firstChild } = paragraph
    if (firstChild instanceof Text) firstChild.data = firstChild.data.slice(this.prefix.length)
    return [...paragraph.childNodes]
  }
}

function findEnd(text: string): number {
  let end = 0
  for (const { index, 0: pair } of text.matchAll(plainPair))
    end = index + String.fromCodePoint(pair.codePointAt(0) ?? 0).length
  const word = text.slice(text.slice(0, end).search(/\S*$/), end)
  return address.test(word) ? 0 : end
}

/** Whether it is one paragraph of which nothing was left as it was written that could yet be markup. */
function isDecided(fragment: DocumentFragment): boolean {
  if (fragment.childElementCount !== 1 || fragment.firstElementChild?.tagName !== 'P') return false
  return !fragment.querySelector('img') && !mayOpen.test(plainText(fragment))
}

function plainText(node: Node): string {
  if (node instanceof Text) return node.data
  if (node instanceof Element && node.matches('code, .md-math')) return ''
  return [...node.childNodes].map(plainText).join('')
}
