import type { Assessment, PointResult } from '@app/contract/interview-session/schemas'
import { expect, test } from 'vitest'
import { scoreQuestion, totalOf } from './score-question.ts'

const point = (weight: number, change: Partial<PointResult> = {}): PointResult => ({
  text: `${weight}`,
  weight,
  misconception: '',
  isMentioned: true,
  unheard: [],
  check: 'right',
  checker: 'self',
  passage: null,
  isAfterFollowUp: false,
  ...change,
})
const UNHEARD = { isMentioned: false, check: null, checker: null }
const UNCHECKED = { check: null, checker: null }
const points = [point(5), point(3, { isAfterFollowUp: true }), point(2, UNHEARD)]

const answered = (change: Partial<Assessment>, followedUp: number[] = []) => {
  const assessment: Assessment = {
    judge: 'embedded',
    isChecklist: false,
    points,
    rules: [],
    hintCost: 0,
    expression: null,
    comment: '',
    ...change,
  }
  return { assessment, followedUp, score: scoreQuestion(assessment, 'standard') }
}
const dimensionsOf = (...questions: Parameters<typeof totalOf>[0]) =>
  totalOf(questions).dimensions.map(({ score }) => score)

test('分数是说对的要点按重要程度占多少，减去提示；严格时追问后说到的打八折', () => {
  expect(scoreQuestion({ points, hintCost: 0 }, 'standard')).toBe(80)
  expect(scoreQuestion({ points, hintCost: 0 }, 'strict')).toBe(74)
  expect(scoreQuestion({ points, hintCost: 2 }, 'standard')).toBe(78)
  expect(scoreQuestion({ points: [point(5, UNHEARD)], hintCost: 2 }, 'standard')).toBe(0)
})

test('还有一点待核对就没有分数，说反了不得分', () => {
  const waiting = [...points, point(1, UNCHECKED)]
  expect(scoreQuestion({ points: waiting, hintCost: 0 }, 'standard')).toBeNull()
  expect(scoreQuestion({ points: [...points, point(10, { check: 'wrong' })], hintCost: 0 }, 'standard')).toBe(
    40,
  )
  expect(totalOf([answered({}), answered({ points: waiting })])).toMatchObject({
    score: null,
    scorer: null,
    pointCount: 7,
    mentionedCount: 5,
    uncheckedCount: 1,
  })
})

test('分数怎样来的，按最不仔细的那一点说', () => {
  const scorerOf = (...checkers: PointResult['checker'][]) =>
    totalOf([answered({ points: checkers.map((checker) => point(1, { checker })) })]).scorer
  expect([
    scorerOf('self', 'self'),
    scorerOf('self', 'model'),
    scorerOf('model', 'assumed'),
    scorerOf('self', null),
  ]).toEqual(['self', 'model', 'assumed', 'phrases'])
})

test('完整性看提到，准确性看核对，深度看追问之后，表达看每题；还不知道的为空', () => {
  expect(dimensionsOf(answered({ expression: 80 }, [1, 2]), answered({ expression: 61 }))).toEqual([
    100, 80, 60, 71,
  ])
  const waiting = answered({ points: [point(5, UNCHECKED), point(5, UNHEARD)] })
  expect(dimensionsOf(waiting)).toEqual([null, 50, null, null])
  expect(dimensionsOf(answered({ points: [point(5, { check: 'wrong' }), point(5)] }))).toEqual([
    50,
    50,
    null,
    null,
  ])
})
