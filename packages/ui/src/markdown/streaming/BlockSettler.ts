import type { OpenBlock } from './OpenBlock.ts'
import { OpenFence } from './OpenFence.ts'
import { OpenList } from './OpenList.ts'
import { OpenParagraph } from './OpenParagraph.ts'
import { OpenTable } from './OpenTable.ts'
import type { SettledText } from './SettledText.ts'
import { type Scan, type ScannedBlock, scanBlocks } from './scan-blocks.ts'

type OpenBlockClass = new (block: ScannedBlock, text: string, settled: SettledText) => OpenBlock

const openBlocks: Record<string, OpenBlockClass> = {
  bullet_list_open: OpenList,
  ordered_list_open: OpenList,
  table_open: OpenTable,
  fence: OpenFence,
}

/** A paragraph shorter than this is not taken apart. */
const longParagraph = 500

/** Finds what of a growing text is settled, block by block, and puts it into the page. */
export class BlockSettler {
  /** Where in the source begins what is not settled. */
  from = 0
  /** The block it belongs to, if parts of that are settled. */
  open: OpenBlock | undefined
  readonly #element: HTMLElement
  readonly #settled: SettledText
  /** Where the open block begins in the source. */
  #start = 0
  #source = ''
  #scanned = 0
  #growAt = longParagraph

  constructor(element: HTMLElement, settled: SettledText) {
    this.#element = element
    this.#settled = settled
  }

  /**
   * Looks for blocks that are settled.
   * @param source the text so far, which starts with what was given before
   * @returns what is to be done for it, in order; nothing when there is nothing more to find
   */
  findJobs(source: string, isWhole: boolean): (() => void)[] {
    const end = isWhole ? source.length : source.lastIndexOf('\n') + 1
    if (end <= this.#scanned && !(isWhole && (this.from < end || this.open))) return []
    this.#source = source
    this.#scanned = end
    const prefix = this.open?.prefix ?? ''
    const base = this.from - prefix.length
    const scan = scanBlocks(prefix + source.slice(this.from, end))
    const { blocks } = scan
    if (this.open && !(blocks[0] && this.open.continues(blocks[0]))) return [() => this.#giveUp()]
    if (isWhole && blocks.length === 0) this.from = end

    const firstOpen = isWhole ? -1 : blocks.findIndex(({ isClosed }) => !isClosed)
    const closed = firstOpen < 0 ? blocks : blocks.slice(0, firstOpen)
    const jobs = closed.map((block) => () => this.#settle(block, scan, base))
    const last = blocks[firstOpen]
    if (last && last === blocks.at(-1) && scan.undecidedFrom === scan.text.length)
      jobs.push(() => this.#settleStart(last, scan, base))
    return jobs
  }

  /**
   * Settles the start of a long paragraph.
   * @param text what is not settled, all of it one paragraph's
   * @returns whether there was something to settle
   */
  growParagraph(text: string): boolean {
    // What looks like a definition may be one.
    if (text.length < this.#growAt || (!this.open && /^\s*\[/.test(text))) return false
    const paragraph = this.open ?? new OpenParagraph(this.#settled)
    if (!(paragraph instanceof OpenParagraph)) return false
    const length = paragraph.grow(text)
    this.#growAt = length > 0 ? longParagraph : text.length * 1.25
    if (length === 0) return false
    if (!this.open) this.#show(paragraph, this.from)
    this.from += length
    return true
  }

  #settle(block: ScannedBlock, { text }: Scan, base: number): void {
    const end = base + block.end
    if (this.open) {
      this.open.close(block, text, this.#source.slice(this.#start, end))
      this.open = undefined
    } else {
      const source = text.slice(block.start, block.end)
      const put = (nodes: ChildNode[]) => this.#element.append(...nodes)
      this.#settled.add(() => source, { pick: ({ childNodes }) => [...childNodes], put })
    }
    this.from = end
    this.#growAt = longParagraph
  }

  #settleStart(block: ScannedBlock, { text, lineStarts }: Scan, base: number): void {
    if (this.open) {
      const { length } = this.open.prefix
      const end = this.open.settle(block, text, lineStarts)
      if (end === length) return
      this.from = base + end
    } else {
      const Block = openBlocks[block.type]
      if (!Block) return
      const open = new Block(block, text, this.#settled)
      this.#show(open, base + block.start)
      this.from = this.#start + open.taken
    }
    // There may be more of it.
    this.#scanned = 0
  }

  #show(open: OpenBlock, start: number): void {
    this.#settled.draft.remove()
    this.open = open
    this.#start = start
    this.#element.append(...open.nodes)
  }

  /** What was taken for the start of a block was not: a long paragraph has turned into a heading or a table. */
  #giveUp(): void {
    this.#settled.draft.remove()
    for (const node of this.open?.nodes ?? []) node.remove()
    this.open = undefined
    this.from = this.#start
    this.#growAt = Infinity
    this.#scanned = 0
  }
}
