import type { MarkdownOptions } from '../markdown-options.ts'
import { BlockSettler } from './BlockSettler.ts'
import { Draft } from './Draft.ts'
import { GrowingSource } from './GrowingSource.ts'
import { mendDraft } from './mend-draft.ts'
import { PartRenderer } from './PartRenderer.ts'
import { SettledText } from './SettledText.ts'

/** Milliseconds of work after which the rest is left to the next task. */
const budget = 6

/**
 * A draft longer than this, or whose html is, is rendered again only when it has grown by a sixteenth of that, or after a
 * while: all drafts of a block together cost a few times what its last one does.
 */
const longDraft = 4_000
const draftDelay = 250

/** The share of the time that drafts may take after which the next one is due by itself. */
const draftShare = 1 / 16

/** What follows a draft of this length is shown as it is written until more of it is settled. */
const mostDraft = 16_000

/**
 * Shows markdown that is still being written. What more text cannot change is settled: parsed, sanitized and put into the
 * page once. The rest is a draft, rendered again with every update. When the text is whole the page is what renderMarkdown
 * makes of it.
 */
export class MarkdownStream {
  readonly #draft: Draft
  readonly #onDrawables: () => void
  readonly #source = new GrowingSource()
  readonly #settled: SettledText
  readonly #settler: BlockSettler
  #isWhole = false
  #jobs: (() => void)[] = []
  /** The length of the text when it was last looked at for what is settled, and when the draft was rendered. */
  #looked = 0
  #drafted = 0
  /** How much html that was, and the milliseconds it took. */
  #draftSize = 0
  #draftTime = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param element emptied, then filled
   * @param onDrawables called when formulas or diagrams were settled, which are to be drawn
   */
  constructor(element: HTMLElement, options: MarkdownOptions, onDrawables: () => void = () => undefined) {
    this.#draft = new Draft(element)
    this.#onDrawables = onDrawables
    this.#settled = new SettledText(new PartRenderer(options), this.#draft)
    this.#settler = new BlockSettler(element, this.#settled)
    element.replaceChildren()
  }

  /**
   * Shows more text. The first is shown at once, what is much is spread over several tasks after that.
   * @param text all of the text so far
   * @param isWhole nothing follows
   * @returns false when this is not what was shown before and more; nothing has changed then, a new stream is needed
   */
  update(text: string, isWhole: boolean): boolean {
    const isFirst = this.#source.text === ''
    if (this.#isWhole || !this.#source.take(text, isWhole)) return false
    this.#isWhole = isWhole
    this.#work(isFirst ? Infinity : budget)
    return true
  }

  /** Does now what is left to later tasks. */
  flush(): void {
    this.#work(Infinity)
  }

  /** Stops the work. The page stays as it is. */
  dispose(): void {
    clearTimeout(this.#timer)
  }

  #work(milliseconds: number): void {
    clearTimeout(this.#timer)
    const deadline = performance.now() + milliseconds
    while (this.#step()) {
      if (performance.now() < deadline) continue
      this.#timer = setTimeout(() => this.#work(budget))
      break
    }
    if (!this.#settled.hasDrawables) return
    this.#settled.hasDrawables = false
    this.#onDrawables()
  }

  /** @returns false when all is done that can be */
  #step(): boolean {
    const job = this.#jobs.shift()
    if (job) {
      job()
      return true
    }
    if (this.#settled.refresh()) return true
    if (this.#isTooSoon()) return false
    this.#jobs = this.#settler.findJobs(this.#source.text, this.#isWhole)
    return this.#jobs.length > 0 || this.#showDraft()
  }

  #isTooSoon(): boolean {
    const { length } = this.#source.text
    const rest = length - this.#settler.from
    const size = Math.max(rest, this.#draftSize)
    if (this.#isWhole || size <= longDraft || length - this.#looked >= size / 16) return false
    if (this.#isFull()) this.#showRest()
    this.#timer = setTimeout(
      () => {
        this.#looked = 0
        this.#work(budget)
      },
      Math.max(draftDelay, this.#draftTime / draftShare),
    )
    return true
  }

  /** Whether the draft is as long as it may become. */
  #isFull(): boolean {
    const { from } = this.#settler
    return this.#source.text.length - from > mostDraft && this.#drafted > from
  }

  #showRest(): void {
    this.#draft.showRest(this.#source.text.slice(this.#drafted))
  }

  /** @returns whether it has settled a part of it, so that the draft is shorter */
  #showDraft(): boolean {
    const { text } = this.#source
    const rest = text.slice(this.#settler.from)
    this.#looked = text.length
    if (this.#isWhole || rest.trim() === '') {
      this.#draft.remove()
      return false
    }
    if (this.#isFull()) {
      this.#showRest()
      return false
    }
    const start = performance.now()
    this.#drafted = text.length
    const { open } = this.#settler
    const html = this.#settled.renderer.renderDraft(mendDraft((open?.prefix ?? '') + rest, open?.isCode))
    this.#draftSize = html.length
    if (Draft.isParagraph(html) && this.#settler.growParagraph(rest)) return true
    this.#draft.show(html, open)
    this.#draftTime = performance.now() - start
    return false
  }
}
