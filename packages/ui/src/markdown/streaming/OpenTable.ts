import { sanitizeToFragment } from '../sanitize.ts'
import type { OpenBlock } from './OpenBlock.ts'
import type { SettledText } from './SettledText.ts'
import type { LineStarts, ScannedBlock } from './scan-blocks.ts'

/** A table is settled row by row. Its prefix is its head. */
export class OpenTable implements OpenBlock {
  readonly prefix: string
  readonly taken: number
  readonly nodes: ChildNode[]
  readonly #table: Element | undefined
  readonly #settled: SettledText
  #body: Element | undefined

  constructor({ start }: ScannedBlock, text: string, settled: SettledText) {
    const delimiters = text.indexOf('\n', start) + 1
    this.prefix = text.slice(start, text.indexOf('\n', delimiters) + 1)
    this.taken = this.prefix.length
    this.#settled = settled
    const fragment = sanitizeToFragment(settled.renderer.renderDraft(this.prefix))
    this.nodes = [...fragment.childNodes]
    this.#table = fragment.querySelector('table') ?? undefined
    const pick = (table: DocumentFragment) => [...table.querySelectorAll('thead')]
    const put = (head: ChildNode[]) => this.#table?.replaceChildren('\n', ...head, '\n')
    settled.add(() => this.prefix, { pick, put, open: this })
  }

  continues({ type }: ScannedBlock): boolean {
    return type === 'table_open'
  }

  settle({ tokens }: ScannedBlock, text: string, lineStarts: LineStarts): number {
    const last = tokens.findLast(({ type }) => type === 'tr_open')
    const end = lineStarts[last?.map?.[1] ?? 0] ?? text.length
    this.#add(text.slice(this.prefix.length, end))
    return Math.max(end, this.prefix.length)
  }

  close({ end }: ScannedBlock, text: string): void {
    this.#add(text.slice(this.prefix.length, end))
    if (!this.#body || this.#body.childElementCount > 0) return
    // Of a draft alone.
    this.#body.nextSibling?.remove()
    this.#body.remove()
  }

  takeDraft(fragment: DocumentFragment): ChildNode[] | undefined {
    const table = fragment.firstElementChild
    if (!table?.matches('.md-table')) return undefined
    const rows = rowsOf(fragment)
    this.#append(rows)
    table.nextSibling?.remove()
    table.remove()
    return rows
  }

  #add(rows: string): void {
    if (rows.trim() === '') return
    const put = (nodes: ChildNode[]) => this.#append(nodes)
    this.#settled.add(() => this.prefix + rows, { pick: rowsOf, put, open: this })
  }

  #append(rows: ChildNode[]): void {
    if (!this.#body && rows.length > 0) {
      this.#body = document.createElement('tbody')
      this.#body.append('\n')
      this.#table?.append(this.#body, '\n')
    }
    this.#body?.append(...rows)
  }
}

/** The rows, each with the line break after it. */
function rowsOf(fragment: DocumentFragment): ChildNode[] {
  return [...(fragment.querySelector('tbody')?.childNodes ?? [])].slice(1)
}
