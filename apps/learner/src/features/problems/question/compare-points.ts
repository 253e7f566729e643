import { standingOf } from '@app/contract/key-point/values'
import type { QuestionDetail } from '@app/contract/question/schemas'
import type { PointCheck } from '@app/contract/question-answer/schemas'
import type { Rating } from '@app/contract/review/values'
import type { findMentions, findRule, isAtALoss } from '@app/recognition'
import type { SaidPoint } from '../../checking/parts/points.ts'

/** What recognises points in an answer; it comes with the first answer that is revealed. */
export interface Recogniser {
  findMentions: typeof findMentions
  findRule: typeof findRule
  isAtALoss: typeof isAtALoss
}

type Compared = Pick<
  QuestionDetail,
  'title' | 'isPersonal' | 'keyPoints' | 'shortAnswer' | 'spokenAnswer' | 'answer'
>

/** An answer beside the key points of its question. */
export interface Comparison {
  points: SaidPoint[]
  /** By which rule it mentions nothing. */
  rule: ReturnType<typeof findRule>
}

/**
 * Which key points an answer mentions, and how its learner checked them. The answer is turn 0. What one says of oneself is
 * not recognised: all of its checklist waits to be rated once something was said.
 */
export function comparePoints(
  question: Compared,
  answer: string,
  checks: readonly PointCheck[],
  { findMentions, findRule, isAtALoss }: Recogniser,
): Comparison {
  const { title, keyPoints, shortAnswer, spokenAnswer, isPersonal } = question
  const mentions = isPersonal ? [] : findMentions(answer, keyPoints)
  const isTold = isPersonal && !isAtALoss(answer)
  const rule = findRule(answer, {
    asked: [title],
    references: [shortAnswer, spokenAnswer, question.answer],
    mentionedCount: isTold ? keyPoints.length : mentions.filter(({ isMentioned }) => isMentioned).length,
  })
  const points = keyPoints.map(({ text, weight, misconception }, index) => {
    const mention = mentions[index]
    const isMentioned = rule === null && (isTold || mention?.isMentioned === true)
    const known = checks.find(({ point }) => point === text)
    const span = known?.passage ?? (isMentioned ? (mention?.passage ?? null) : null)
    return {
      ...{ text, weight, misconception, isMentioned },
      unheard: [...(mention?.unheard ?? [])],
      check: known?.check ?? null,
      checker: known ? ('self' as const) : null,
      passage: span && { turn: 0, ...span },
    }
  })
  return { points, rule }
}

/** From which share of the weight on one knows it, or has an idea of it. */
const SHARES = { known: 0.6, vague: 0.2 } as const

/** The rating that what was said suggests; 秒答 is nothing that words tell. */
export function suggestRating(points: readonly SaidPoint[]): Rating {
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  const said = points.reduce((sum, point) => {
    const standing = standingOf(point)
    return standing === 'right' || standing === 'unchecked' ? sum + point.weight : sum
  }, 0)
  if (said >= SHARES.known * total) return 3
  return said >= SHARES.vague * total ? 2 : 1
}
