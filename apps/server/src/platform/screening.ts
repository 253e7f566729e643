import type { HeldReason } from '@app/contract/discussion/values'
import type { Kysely } from 'kysely'
import type { DB } from './db/schema.gen.ts'

/** A text that a user wants others to read. */
export interface ScreenedText {
  text: string
  /** Its path in the call, at which a refusal is shown. */
  field: string
  isMarkdown?: boolean
}

/** What comes of texts that a user wants to publish. */
export interface Screened {
  /** With what must not be said masked, in their order. */
  texts: string[]
  /** Why an admin has to look at them first; null: nobody has to. */
  heldFor: HeldReason | null
}

/** Looks at what users publish before others see it. */
export interface Screening {
  /** @throws AppError 42200 when a text is refused */
  screen(db: Kysely<DB>, userId: number, texts: readonly ScreenedText[]): Promise<Screened>
  /**
   * For what can neither be masked nor wait, such as names.
   * @param isReviewed an admin looks at it before others do: only words that are refused everywhere are
   * @throws AppError 42200 when {@link listUnclean} has any
   */
  requireClean(
    db: Kysely<DB>,
    texts: readonly ScreenedText[],
    options?: { isReviewed: boolean },
  ): Promise<void>
  /** The fields of the texts that have a sensitive word; options as {@link requireClean} has them. */
  listUnclean(
    db: Kysely<DB>,
    texts: readonly ScreenedText[],
    options?: { isReviewed: boolean },
  ): Promise<string[]>
}
