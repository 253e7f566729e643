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
    refuse(texts, ({ isRefused }) => isRefused, verdicts)
    return { texts: verdicts.map(({ text }) => text), heldFor: await this.#heldFor(db, userId, verdicts) }
  }

  async requireClean(
    db: Kysely<DB>,
    texts: readonly ScreenedText[],
    { isReviewed } = { isReviewed: false },
  ): Promise<void> {
    const verdicts = await this.#judge(db, texts)
    const isChanged = ({ isHeld, text }: Verdict, index: number) => isHeld || text !== texts[index]?.text
    refuse(
      texts,
      (verdict, index) => verdict.isRefused || (!isReviewed && isChanged(verdict, index)),
      verdicts,
    )
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

function refuse(
  texts: readonly ScreenedText[],
  isRefused: (verdict: Verdict, index: number) => boolean,
  verdicts: readonly Verdict[],
): void {
  const fields = texts.flatMap(({ field }, index) => {
    const verdict = verdicts[index]
    return verdict && isRefused(verdict, index) ? [field] : []
  })
  if (fields.length === 0) return
  throw new AppError(
    Code.contentRefused,
    'wordRefused',
    fields.map((path) => ({ path, message: 'wordRefused' })),
  )
}
