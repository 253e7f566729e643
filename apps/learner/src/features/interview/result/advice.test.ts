import { expect, test } from 'vitest'
import { pointOf, questionOf, resultOf, scoringOf } from '../testing/samples.ts'
import { adviceOf, missedPoints } from './advice.ts'

const train = (id: number) => ({ training: [{ id, title: `题${id}` }] })
const missing = (text: string, weight: number) =>
  pointOf(text, { isMentioned: false, check: null, checker: null, weight })

test('strengths are the good answers, and what was said only when asked again is called so', () => {
  const afterFollowUp = pointOf('补上的', { isAfterFollowUp: true })
  const { strengths } = adviceOf(
    resultOf([
      questionOf(1, [pointOf('一')], { score: 100 }),
      questionOf(2, [pointOf('一'), afterFollowUp], { score: 100 }),
      questionOf(3, [pointOf('一'), missing('二', 1)], { score: 85 }),
      questionOf(4, [missing('三', 5)], { score: 0 }),
      questionOf(5, [], { score: null, assessment: null, state: 'skipped' }),
    ]),
  )
  expect(strengths.map(({ place, kind }) => [place, kind])).toEqual([
    [1, 'complete'],
    [2, 'afterFollowUp'],
    [3, 'nearly'],
  ])
})

test('gaps are what weighs most, wrong claims first; a worthless answer is one gap', () => {
  const { gaps } = adviceOf(
    resultOf([
      questionOf(1, [missing('轻', 1), missing('重', 5)]),
      questionOf(2, [pointOf('说反', { check: 'wrong', weight: 5 })]),
      questionOf(3, [missing('不列出', 5)], {
        assessment: { ...scoringOf(0, [missing('不列出', 5)]).assessment, rules: ['offTopic'] },
      }),
    ]),
  )
  expect(gaps.map((gap) => (gap.kind === 'rule' ? gap.rule : gap.point))).toEqual([
    'offTopic',
    '说反',
    '重',
    '轻',
  ])
})

test('training comes from the weak answers, the weakest first, nothing twice; so do the topics', () => {
  const { training, topics } = adviceOf(
    resultOf(
      [
        questionOf(1, [], { score: 70, ...train(1) }),
        questionOf(2, [], { score: 20, ...train(2) }),
        questionOf(3, [], { score: 30, ...train(1) }),
        questionOf(4, [], { score: 95, ...train(4) }),
        questionOf(5, [], { score: null, ...train(5) }),
      ],
      [
        { topic: 'MySQL', score: 70 },
        { topic: 'Redis', score: 40 },
        { topic: 'JVM', score: null },
        { topic: '集合', score: 90 },
      ],
    ),
  )
  expect(training.map(({ id }) => id)).toEqual([2, 1])
  expect(topics).toEqual(['Redis', 'MySQL'])
})

test('missed is what was not said or said wrongly; the checklist is nothing to review', () => {
  const wrong = pointOf('四', { check: 'wrong' })
  const unchecked = pointOf('五', { check: null, checker: null })
  const points = [pointOf('一'), missing('二', 1), unchecked, wrong]
  expect(missedPoints(questionOf(1, points)).map(({ point, standing }) => [point, standing])).toEqual([
    [1, 'missing'],
    [3, 'wrong'],
  ])
  const assessment = { ...scoringOf(0, points).assessment, isChecklist: true }
  expect(missedPoints(questionOf(1, points, { assessment }))).toEqual([])
})
