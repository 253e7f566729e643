import { Code } from '@app/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ScreenedTexts, Screening } from '../../platform/screening.ts'
import type { KnownWords } from './KnownWords.ts'
import { hasForeignLink } from './links.ts'
import { findWords, maskMatches } from './matcher/WordMatcher.ts'
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

  async screen(
    db: Kysely<DB>,
    { userId, texts, fields }: ScreenedTexts,
  ): Promise<{ texts: string[]; isHeld: boolean }> {
    const matcher = await this.#known.matcher(db)
    const found = texts.map((source) => ({ source, ...findWords(matcher, source) }))
    const hasWord = (action: string) =>
      found.map(({ matches }) => matches.some((one) => one.action === action))
    const refused = hasWord('refuse').flatMap((isRefused, index) => (isRefused ? [index] : []))
    if (refused.length > 0) {
      const paths = refused.flatMap((index) => fields?.[index] ?? [])
      throw new AppError(
        Code.contentRefused,
        'wordRefused',
        paths.map((path) => ({ path, message: 'wordRefused' })),
      )
    }
    const masked = found.map(({ source, text, matches }) =>
      maskMatches(
        source,
        text,
        matches.filter(({ action }) => action === 'mask'),
      ),
    )
    return { texts: masked, isHeld: await this.#isHeld(db, userId, texts, hasWord('hold').includes(true)) }
  }

  /** Admins wait for nobody. */
  async #isHeld(
    db: Kysely<DB>,
    userId: number,
    texts: readonly string[],
    hasHeldWord: boolean,
  ): Promise<boolean> {
    const hasLink = texts.some((text) => hasForeignLink(text, this.#ownSite))
    if (!hasHeldWord && !hasLink) return false
    const { isAdmin, isNew } = await findStanding(db, userId)
    return !isAdmin && (hasHeldWord || isNew)
  }
}
