import { Code } from '@app/contract/common/envelope'
import type { HeldReason } from '@app/contract/discussion/values'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Screened, ScreenedText, Screening } from '../../platform/screening.ts'
import type { KnownWords } from './KnownWords.ts'
import { screenText, type Verdict } from './screen-text.ts'
import { findStanding } from './standing.repository.ts'

/** Masks, holds or refuses what users publish, by the sensitive words; holds the links of new accounts. */
export class ScreeningService implements Screening {
  readonly #known: KnownWords
  readonly #ownSite: string | undefined

  /** @param ownSite the origin of this site, to which everybody may link */
  constructor(known: KnownWords, ownSite: string | undefined) {
    this.#known = known
    this.#ownSite = ownSite
  }

  async screen(db: Kysely<DB>, userId: number, texts: readonly ScreenedText[]): Promise<Screened> {
    const verdicts = await this.#judge(db, texts)
    refuse(texts.filter((_, index) => verdicts[index]?.isRefused).map(({ field }) => field))
    return { texts: verdicts.map(({ text }) => text), heldFor: await this.#heldFor(db, userId, verdicts) }
  }

  async requireClean(
    db: Kysely<DB>,
    texts: readonly ScreenedText[],
    { isReviewed } = { isReviewed: false },
  ): Promise<void> {
    refuse(await this.listUnclean(db, texts, { isReviewed }))
  }

  async listUnclean(
    db: Kysely<DB>,
    texts: readonly ScreenedText[],
    { isReviewed } = { isReviewed: false },
  ): Promise<string[]> {
    const verdicts = await this.#judge(db, texts)
    const isUnclean = ({ isRefused, isHeld, text }: Verdict, written: string) =>
      isRefused || (!isReviewed && (isHeld || text !== written))
    return texts.flatMap(({ text, field }, index) => {
      const verdict = verdicts[index]
      return verdict && isUnclean(verdict, text) ? [field] : []
    })
  }

  async #judge(db: Kysely<DB>, texts: readonly ScreenedText[]): Promise<Verdict[]> {
    const matcher = await this.#known.matcher(db)
    return texts.map((text) => screenText(matcher, text, this.#ownSite))
  }

  /** Admins wait for nobody. */
  async #heldFor(db: Kysely<DB>, userId: number, verdicts: readonly Verdict[]): Promise<HeldReason | null> {
    const hasWord = verdicts.some(({ isHeld }) => isHeld)
    if (!hasWord && !verdicts.some(({ hasForeignLink }) => hasForeignLink)) return null
    const { isAdmin, isNew } = await findStanding(db, userId)
    if (isAdmin) return null
    if (hasWord) return 'word'
    return isNew ? 'link' : null
  }
}

function refuse(fields: readonly string[]): void {
  if (fields.length === 0) return
  throw new AppError(
    Code.contentRefused,
    'wordRefused',
    fields.map((path) => ({ path, message: 'wordRefused' })),
  )
}
