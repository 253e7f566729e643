import type { Assessment, PointResult } from '@app/contract/interview-session/schemas'
import { asWritten, type Standing, standingOf } from '@app/contract/key-point/values'
import { type Language, translator } from '../../../platform/i18n.ts'

/** How many points a comment names of a kind, the heaviest first. */
const MOST_NAMED = 2

/** What to say next time, by how the points stand: the words of an interviewer that is no model. */
export function commentOn(
  { points, rules, isChecklist }: Pick<Assessment, 'points' | 'rules' | 'isChecklist'>,
  language: Language,
): string {
  const t = translator(language)
  const say = (key: string, values: Record<string, unknown> = {}) => t(`interviewer:comment.${key}`, values)
  const [rule] = rules
  if (rule) return say(`rule.${rule}`)
  const heaviest = (...standings: Standing[]): PointResult[] =>
    points
      .filter((point) => standings.includes(standingOf(point)))
      .toSorted((one, other) => other.weight - one.weight)
  const named = (standing: Standing) =>
    heaviest(standing)
      .slice(0, MOST_NAMED)
      .map(({ text }) => text.replace(/[。.]$/, ''))
      .join(say('between'))
  const vague = heaviest('unchecked', 'right').find(({ unheard }) => unheard.length > 0)
  const parts = [
    named('wrong') && say('wrong', { points: named('wrong') }),
    named('missing') && say('missing', { points: named('missing') }),
    vague && say('unheard', { word: asWritten(vague.unheard[0] ?? '', vague.text) }),
  ].filter(Boolean)
  if (parts.length > 0) return parts.join('').trim()
  return say(isChecklist ? 'checklist' : 'complete')
}
