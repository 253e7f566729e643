import { expect, test } from 'vitest'
import { objectionOf, pointOf, scoringOf, turnOf } from '../testing/samples.ts'
import { compareScorings } from './compare-scorings.ts'

const said = turnOf(2, { kind: 'answer', content: '任务会一直堆在队列里' })
const passage = { turn: 2, start: 5, end: 7 }
const objection = objectionOf({
  first: scoringOf(0, [pointOf('任务堆积'), pointOf('内存耗尽', { verdict: 'missing' })]),
  second: scoringOf(50, [pointOf('任务堆积', { passage }), pointOf('内存耗尽', { verdict: 'missing' })]),
  sought: [
    { text: '任务堆积', wordings: ['堆在队列'] },
    { text: '内存耗尽', wordings: ['OOM'] },
  ],
})

test('what was found is quoted, for what was not the wordings are named', () => {
  expect(compareScorings(objection, [said])).toMatchObject([
    { verdict: 'covered', before: null, quote: '堆在', wordings: [], isByHand: false },
    { verdict: 'missing', before: null, quote: null, wordings: ['OOM'], isByHand: false },
  ])
})

test('what an admin set by hand is told apart from what the scorer found', () => {
  const adopted = scoringOf(75, [
    pointOf('任务堆积', { passage }),
    pointOf('内存耗尽', { verdict: 'partial' }),
  ])
  expect(compareScorings({ ...objection, outcome: 'adopted', adopted }, [said])[1]).toMatchObject({
    verdict: 'partial',
    before: 'missing',
    isByHand: true,
    wordings: ['OOM'],
  })
})

test('as long as the second scoring is under way there is nothing to compare', () => {
  expect(compareScorings({ ...objection, second: null }, [said])).toEqual([])
})
