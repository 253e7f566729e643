import { loosenItem } from './loosen-item.ts'
import type { OpenBlock } from './OpenBlock.ts'
import type { SettledText } from './SettledText.ts'
import type { LineStarts, ScannedBlock } from './scan-blocks.ts'

/** Line break, item and line break: how the prefix's item stands in a rendered list. */
const prefixNodes = 3

/**
 * A list is settled item by item. Its prefix is an item of its kind, whose paragraph tells whether the list is loose;
 * once it is, the items before are made so.
 */
export class OpenList implements OpenBlock {
  readonly nodes: ChildNode[]
  readonly taken = 0
  readonly #list: HTMLElement
  readonly #item: string
  readonly #settled: SettledText
  #isLoose = false

  constructor({ tokens: [opening] }: ScannedBlock, _text: string, settled: SettledText) {
    const isOrdered = opening?.type === 'ordered_list_open'
    const marker = opening?.markup ?? ''
    // As far in as a marker can put its text, so that no item that follows is within this one.
    this.#item = isOrdered ? `1${marker}    x\n` : `${marker}    x\n`
    this.#list = document.createElement(isOrdered ? 'ol' : 'ul')
    const start = opening?.attrGet('start')
    if (typeof start === 'number' || typeof start === 'string') this.#list.setAttribute('start', `${start}`)
    this.#list.append('\n')
    this.nodes = [this.#list, document.createTextNode('\n')]
    this.#settled = settled
  }

  get prefix(): string {
    return this.#isLoose ? `${this.#item}\n` : this.#item
  }

  continues({ type }: ScannedBlock): boolean {
    return type === (this.#list.tagName === 'OL' ? 'ordered_list_open' : 'bullet_list_open')
  }

  settle(block: ScannedBlock, text: string, lineStarts: LineStarts): number {
    const { length } = this.prefix
    const items = block.tokens.filter(({ type, level }) => type === 'list_item_open' && level === 1)
    const last = lineStarts[items.at(-1)?.map?.[0] ?? 0] ?? 0
    if (last > length) this.#add(block, text.slice(length, last))
    return Math.max(last, length)
  }

  close(block: ScannedBlock, text: string): void {
    this.#add(block, text.slice(this.prefix.length, block.end))
  }

  takeDraft(fragment: DocumentFragment): ChildNode[] | undefined {
    const list = fragment.firstElementChild
    if (list?.tagName !== this.#list.tagName) return undefined
    const items = itemsOf(fragment)
    this.#list.append(...items)
    list.nextSibling?.remove()
    list.remove()
    return items
  }

  #add({ tokens }: ScannedBlock, source: string): void {
    if (!this.#isLoose && tokens.find(({ type }) => type === 'paragraph_open')?.hidden === false) {
      this.#isLoose = true
      for (const item of this.#list.children) loosenItem(item)
    }
    const put = (items: ChildNode[]) => this.#list.append(...items)
    this.#settled.add(() => this.prefix + source, { pick: itemsOf, put, open: this })
  }
}

function itemsOf(fragment: DocumentFragment): ChildNode[] {
  return [...(fragment.firstElementChild?.childNodes ?? [])].slice(prefixNodes)
}
