import { sanitizeToFragment } from '../sanitize.ts'
import { type Slugs, uniqueSlug } from '../slug.ts'
import type { Draft } from './Draft.ts'
import type { OpenBlock } from './OpenBlock.ts'
import type { PartRenderer, References, RenderedPart } from './PartRenderer.ts'

/** Markdown whose place in the page is found, and how to make its nodes again. */
interface Piece {
  source: () => string
  pick: (fragment: DocumentFragment) => ChildNode[]
  nodes: ChildNode[]
  headings: string[]
}

/** Where a piece belongs. */
interface Place {
  /** What of the rendered markdown is the piece. */
  pick: (fragment: DocumentFragment) => ChildNode[]
  put: (nodes: ChildNode[]) => void
  /** The block it is a part of, if parts of that are settled. */
  open?: OpenBlock
}

const drawable = / data-(?:math|diagram)>/

/**
 * What is settled of a text that is being written. It is rendered once; again only where a link reference is defined
 * after its use.
 */
export class SettledText {
  readonly renderer: PartRenderer
  readonly draft: Draft
  /** There are new formulas or diagrams to draw. */
  hasDrawables = false
  readonly #pieces: Piece[] = []
  readonly #waiting = new Map<string, Set<Piece>>()
  readonly #stale = new Set<Piece>()

  constructor(renderer: PartRenderer, draft: Draft) {
    this.renderer = renderer
    this.draft = draft
  }

  /**
   * Renders a piece and puts it into the page, where its draft is if that looks the same.
   * @param source the markdown; asked again when the piece is rendered again
   */
  add(source: () => string, { pick, put, open }: Place): void {
    const part = this.render(source())
    let nodes = this.draft.end(part.html, open)
    if (!nodes) {
      nodes = pick(sanitizeToFragment(part.html))
      put(nodes)
    }
    this.keep({ source, pick, nodes, headings: part.headings }, part.missing)
  }

  /** Keeps a piece that is in the page. @param missing the labels that it has no references for */
  keep(piece: Piece, missing: Iterable<string>): void {
    this.#pieces.push(piece)
    this.#waitFor(piece, missing)
  }

  /** Renders a part and learns its link references. */
  render(source: string): RenderedPart {
    const part = this.renderer.render(source)
    this.#define(part.definitions)
    if (drawable.test(part.html)) this.hasDrawables = true
    return part
  }

  /** Renders one piece again for which a link reference was found. @returns false when there is none */
  refresh(): boolean {
    for (const piece of this.#stale) {
      this.#stale.delete(piece)
      this.#renderAgain(piece)
      return true
    }
    return false
  }

  #waitFor(piece: Piece, missing: Iterable<string>): void {
    for (const label of missing) {
      const waiting = this.#waiting.get(label) ?? new Set()
      this.#waiting.set(label, waiting.add(piece))
    }
  }

  #define(definitions: References): void {
    for (const [label, reference] of Object.entries(definitions)) {
      this.renderer.references[label] = reference
      for (const piece of this.#waiting.get(label) ?? []) this.#stale.add(piece)
      this.#waiting.delete(label)
    }
  }

  #renderAgain(piece: Piece): void {
    const { slugs } = this.renderer
    this.renderer.slugs = new Map()
    const part = this.render(piece.source())
    this.renderer.slugs = slugs
    this.#waitFor(piece, part.missing)
    const nodes = piece.pick(sanitizeToFragment(part.html))
    piece.nodes[0]?.before(...nodes)
    for (const node of piece.nodes) node.remove()
    piece.nodes = nodes
    piece.headings = part.headings
    if (part.headings.length > 0) this.#nameHeadings()
  }

  /** A heading that reads otherwise now may have another name, and so may those after it. */
  #nameHeadings(): void {
    const slugs: Slugs = new Map()
    this.renderer.slugs = slugs
    const prefix = this.renderer.options.idPrefix ?? 'md-'
    for (const { headings, nodes } of this.#pieces) {
      if (headings.length === 0) continue
      const anchors = nodes.flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('.md-anchor')] : [],
      )
      for (const [index, text] of headings.entries()) {
        const slug = uniqueSlug(text, slugs)
        const anchor = anchors[index]
        anchor?.setAttribute('href', `#${prefix}${encodeURIComponent(slug)}`)
        anchor?.parentElement?.setAttribute('id', prefix + slug)
      }
    }
  }
}
