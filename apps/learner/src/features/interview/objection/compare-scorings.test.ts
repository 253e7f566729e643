import { expect, test } from 'vitest'
import { objectionOf, pointOf, scoringOf, turnOf } from '../testing/samples.ts'
import { compareScorings } from './compare-scorings.ts'

const said = turnOf(2, { kind: 'answer', content: '任务会一直堆在队列里' })
const passage = { turn: 2, start: 5, end: 7 }
const missing = pointOf('内存耗尽', { isMentioned: false, check: 'missing' })
const objection = objectionOf({
  first: scoringOf(0, [pointOf('任务堆积'), missing]),
  second: scoringOf(50, [pointOf('任务堆积', { passage }), missing]),
})

test('what was found is quoted', () => {
  expect(compareScorings(objection, [said])).toMatchObject([
    { standing: 'right', before: null, quote: '堆在', isByHand: false },
    { standing: 'missing', before: null, quote: null, isByHand: false },
  ])
})

test('what an admin set by hand is told apart from what the model found', () => {
  const adopted = scoringOf(75, [pointOf('任务堆积', { passage }), pointOf('内存耗尽', { check: 'wrong' })])
  expect(compareScorings({ ...objection, outcome: 'adopted', adopted }, [said])[1]).toMatchObject({
    standing: 'wrong',
    before: 'missing',
    isByHand: true,
  })
})

test('as long as the second scoring is under way there is nothing to compare', () => {
  expect(compareScorings({ ...objection, second: null }, [said])).toEqual([])
})
