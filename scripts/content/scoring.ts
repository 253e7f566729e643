import { recognise, scoreOf } from '../../packages/recognition/src/index.ts'
import type { KeyPoint } from './model.ts'
import { say } from './texts.ts'

/** What is scored: a title and the key points below it. */
export interface Scored {
  title: string
  keyPoints: KeyPoint[]
}

/** The share of the key points that an answer covers, by weight, 0 to 100. */
export function scoreAnswer(answer: string, { title, keyPoints }: Scored): number {
  return scoreOf(keyPoints, recognise(answer, keyPoints, [title]) ?? []) ?? 0
}

/** The key points that an answer does not cover, as `1、3`. */
export function missedBy(answer: string, { title, keyPoints }: Scored): string {
  const verdicts = recognise(answer, keyPoints, [title])
  return keyPoints.flatMap((_, index) => (verdicts?.[index]?.isCovered ? [] : [index + 1])).join('、')
}

/** The key points that an answer covers, and by which of its words, as `1（先写日志）、3（重放）`. */
export function coveredBy(answer: string, { title, keyPoints }: Scored): string {
  const verdicts = recognise(answer, keyPoints, [title]) ?? []
  return verdicts
    .flatMap((verdict, index) => {
      if (!verdict.isCovered) return []
      const { start, end } = verdict.passage
      return say('coveredPoint', { number: index + 1, words: answer.slice(start, end) })
    })
    .join('、')
}
