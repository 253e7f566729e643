import { describe, expect, test } from 'vitest'
import { type Candidate, chooseQuestions } from './choose-questions.ts'

const bank = (change: (index: number) => Partial<Candidate> = () => ({})): Candidate[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    topic: ['集合', 'JVM', 'MySQL'][index % 3] ?? '',
    difficulty: 'medium',
    order: index,
    askedCount: 0,
    missedCount: 0,
    topicMissedCount: 0,
    ...change(index),
  }))
const wish = { count: 6, level: 'middle', topics: [], documents: '' } as const
const choose = (candidates: Candidate[], change: Partial<Parameters<typeof chooseQuestions>[1]> = {}) =>
  chooseQuestions(candidates, { ...wish, ...change }, () => 0)
const topicsOf = (chosen: Candidate[]) =>
  Object.fromEntries(
    [...Map.groupBy(chosen, ({ topic }) => topic)].map(([topic, all]) => [topic, all.length]),
  )

describe('选题', () => {
  test('各主题轮着来，按题库的先后问', () => {
    const chosen = choose(bank())
    expect(topicsOf(chosen)).toEqual({ 集合: 2, JVM: 2, MySQL: 2 })
    expect(chosen.map(({ order }) => order)).toEqual(
      chosen.map(({ order }) => order).toSorted((a, b) => a - b),
    )
  })

  test('重点主题占一半，其余主题各有题', () => {
    expect(topicsOf(choose(bank(), { topics: ['JVM'] }))).toEqual({ JVM: 3, 集合: 2, MySQL: 1 })
  })

  test('问过的题在题库用完之前不再问', () => {
    const asked = bank((index) => ({ askedCount: index < 6 ? 1 : 0 }))
    expect(choose(asked).map(({ id }) => id)).toEqual([7, 8, 9, 10, 11, 12])
    const [first] = choose(
      bank((index) => ({ askedCount: 1, missedCount: index === 11 ? 2 : 0 })),
      { count: 1 },
    )
    expect(first?.id).toBe(12)
  })

  test('漏过的主题、简历提到的主题领先，难度合乎级别', () => {
    const missed = bank().map((one) => ({
      ...one,
      topicMissedCount: one.topic === 'MySQL' ? 3 : 0,
    }))
    expect(topicsOf(choose(missed, { count: 1 }))).toEqual({ MySQL: 1 })
    expect(topicsOf(choose(missed, { count: 1, documents: '熟悉jvm调优' }))).toEqual({ JVM: 1 })
    const graded = bank((index) => ({ difficulty: (['easy', 'hard'] as const)[index % 2] ?? 'easy' }))
    const levels = (['campus', 'senior'] as const).map((level) => choose(graded, { level, count: 3 }))
    expect(levels.map((chosen) => chosen[0]?.difficulty)).toEqual(['easy', 'hard'])
  })
})
