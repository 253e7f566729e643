import { contributionLimits } from '@app/contract/contribution/values'
import type { RelatedService } from '../../search/related/related.service.ts'

/** A question of the bank is the one that was asked: surely, or maybe. */
const SURE = 0.62
const MAYBE = 0.45
/** What comes near enough to be offered for choice. */
const NEAR = 0.2

export interface FoundMatches {
  verdict: 'sure' | 'unsure' | 'new'
  /** Best first. */
  matches: { id: number; title: string }[]
}

/** Finds a question in the bank. */
export async function findMatches(related: RelatedService, text: string): Promise<FoundMatches> {
  const ranked = await related.find(text, ['question'])
  const near = ranked.filter(({ coverage }) => coverage >= NEAR).slice(0, contributionLimits.matches)
  const best = near[0]?.coverage ?? 0
  return {
    verdict: best >= SURE ? 'sure' : best >= MAYBE ? 'unsure' : 'new',
    matches: near.map(({ refId, title }) => ({ id: refId, title })),
  }
}
