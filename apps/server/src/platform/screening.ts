import type { Kysely } from 'kysely'
import type { DB } from './db/schema.gen.ts'

/** Texts that a user wants to publish. */
export interface ScreenedTexts {
  userId: number
  texts: readonly string[]
  /** The paths of the texts in the call, in their order, at which a refusal is shown. */
  fields?: readonly string[]
}

/** Looks at what users publish before others see it. */
export interface Screening {
  /**
   * @returns the texts with what must not be said masked, and whether an admin has to look at them first
   * @throws AppError 42200 when they are refused
   */
  screen(db: Kysely<DB>, texts: ScreenedTexts): Promise<{ texts: string[]; isHeld: boolean }>
}
