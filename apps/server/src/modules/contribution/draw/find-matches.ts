import { contributionLimits } from '@app/contract'
import type { QuestionMatchService } from '../../question/match/question-match.service.ts'

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

/** Finds a question in the bank. The one place that knows how: whatever searches better takes its place here. */
export async function findMatches(service: QuestionMatchService, text: string): Promise<FoundMatches> {
  const ranked = await service.rank(text)
  const near = ranked.filter(({ coverage }) => coverage >= NEAR).slice(0, contributionLimits.matches)
  const best = near[0]?.coverage ?? 0
  return {
    verdict: best >= SURE ? 'sure' : best >= MAYBE ? 'unsure' : 'new',
    matches: near.map(({ question }) => ({ id: question.id, title: question.title })),
  }
}
