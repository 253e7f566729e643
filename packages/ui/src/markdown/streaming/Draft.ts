import { sanitizeToFragment } from '../sanitize.ts'
import type { OpenBlock } from './OpenBlock.ts'

/** What stands in the page of the text that is not settled. */
export class Draft {
  readonly #element: HTMLElement
  #nodes: ChildNode[] = []
  #html = ''
  #open: OpenBlock | undefined
  #rest: Text | undefined

  constructor(element: HTMLElement) {
    this.#element = element
  }

  /** Whether this html is of one paragraph only. */
  static isParagraph(html: string): boolean {
    return html.startsWith('<p>') && html.indexOf('</p>') === html.length - '</p>\n'.length
  }

  /** @param open the block the html begins with, which takes its part of it */
  show(html: string, open: OpenBlock | undefined): void {
    if (this.#grow(html, open)) return
    this.remove()
    const fragment = sanitizeToFragment(html)
    const taken = open ? open.takeDraft(fragment) : []
    if (!taken) return
    this.#html = html
    this.#open = open
    this.#nodes = [...taken, ...fragment.childNodes]
    this.#element.append(fragment)
  }

  /** Shows text as it is written behind the html shown. @param text all of it, which starts with what was given before */
  showRest(text: string): void {
    if (!this.#rest) {
      const paragraph = document.createElement('p')
      this.#rest = document.createTextNode('')
      paragraph.append(this.#rest)
      this.#nodes.push(paragraph)
      this.#element.append(paragraph)
    }
    this.#rest.appendData(text.slice(this.#rest.length))
  }

  /**
   * Ends the draft: it stays in the page if it shows this html, or less of its text, and goes otherwise.
   * @returns what stays
   */
  end(html: string, open: OpenBlock | undefined): ChildNode[] | undefined {
    const nodes = this.#grow(html, open) ? this.#nodes : undefined
    if (nodes) this.#nodes = []
    this.remove()
    return nodes
  }

  remove(): void {
    // The last one first: no element loses one before it, for which the browser would look at all styles again.
    for (const node of this.#nodes.toReversed()) node.remove()
    this.#nodes = []
    this.#html = ''
    this.#open = undefined
    this.#rest = undefined
  }

  /** @returns whether it shows the html now, for which it had to be the html shown and more text at its end */
  #grow(html: string, open: OpenBlock | undefined): boolean {
    if (this.#html === '' || this.#rest || open !== this.#open) return false
    if (html === this.#html) return true
    const added = addedText(this.#html, html)
    const end = added === undefined ? undefined : lastText(this.#nodes)
    if (added === undefined || !end) return false
    end.appendData(added)
    this.#html = html
    return true
  }
}

/** The end tags and line breaks at the end of html. */
const closing = /(?:<\/[a-z0-9]+>|\n)*$/

/** What makes the earlier html the later one, if that is text at its end alone, which most often is so. */
function addedText(earlier: string, later: string): string | undefined {
  const [end = ''] = closing.exec(earlier) ?? []
  const start = earlier.length - end.length
  if (!end.startsWith('<') || earlier[start - 1] === '>') return undefined
  if (!later.endsWith(end) || !later.startsWith(earlier.slice(0, start))) return undefined
  const added = later.slice(start, later.length - end.length)
  return /[<&]/.test(added) ? undefined : added
}

/** The last text in the nodes that is more than line breaks between elements. */
function lastText(nodes: readonly Node[]): Text | undefined {
  for (const node of nodes.toReversed()) {
    const text = node instanceof Text ? node : lastText([...node.childNodes])
    if (text && /[^\n]/.test(text.data)) return text
  }
  return undefined
}
