import type { LineStarts, ScannedBlock } from './scan-blocks.ts'

/** The last block of a text, which goes on: what is sure of it stands in the page, what follows is added to it. */
export interface OpenBlock {
  /** Markdown that stands for what is sure, so that it and what follows read like the whole block. */
  readonly prefix: string
  /** How much of the block's own source the prefix stood for when it was opened. */
  readonly taken: number
  /** Its lines are not markdown. */
  readonly isCode?: boolean
  /** What stands in the page. */
  readonly nodes: ChildNode[]
  /** Whether the prefix and what follows still read like this block. */
  continues: (block: ScannedBlock) => boolean
  /**
   * Adds what more text cannot change.
   * @param text prefix and what follows, up to where it is decided
   * @returns up to where in the text that is
   */
  settle: (block: ScannedBlock, text: string, lineStarts: LineStarts) => number
  /** Adds the rest. @param source the whole block's */
  close: (block: ScannedBlock, text: string, source: string) => void
  /**
   * Moves its part of a draft into itself.
   * @param fragment prefix and what follows, rendered
   * @returns the nodes moved; undefined when the draft reads like another block
   */
  takeDraft: (fragment: DocumentFragment) => ChildNode[] | undefined
}
