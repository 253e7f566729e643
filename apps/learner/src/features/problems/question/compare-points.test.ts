import { findMentions, findRule, isAtALoss } from '@app/recognition'
import { expect, test } from 'vitest'
import type { SaidPoint } from '../../checking/parts/points.ts'
import { comparePoints, suggestRating } from './compare-points.ts'

const pointOf = (text: string, ...forms: string[]) => ({
  ...{ text, weight: 3, followUp: '', misconception: '' },
  words: forms.map((form) => ({ forms: [form], weight: 1 })),
})
const question = {
  ...{ title: '什么是覆盖索引？', shortAnswer: '要的列都在索引里。', spokenAnswer: '', answer: '' },
  isPersonal: false,
  keyPoints: [pointOf('不必回表', '回表'), pointOf('EXPLAIN里看得到', 'explain')],
}
const compare = (answer: string, checks: Parameters<typeof comparePoints>[2] = []) =>
  comparePoints(question, answer, checks, { findMentions, findRule, isAtALoss })

test('提到的带着原话，没提到的没有', () => {
  expect(compare('先讲结论。这样不用回表。').points).toMatchObject([
    { isMentioned: true, passage: { turn: 0, start: 5, end: 11 } },
    { isMentioned: false, passage: null, unheard: ['explain'] },
  ])
})

test('只是复述题目的，一个要点也不算提到，核对过的仍然算', () => {
  const passage = { start: 0, end: 4 }
  const checks = [{ point: 'EXPLAIN里看得到', check: 'right' as const, passage }]
  expect(compare('什么是覆盖索引', checks)).toMatchObject({
    rule: 'parroted',
    points: [{ isMentioned: false }, { check: 'right', passage: { turn: 0, ...passage } }],
  })
})

test('问自己的：说了就等自评，不按字认；没说出来的、照抄的不算', () => {
  const told = {
    ...question,
    isPersonal: true,
    spokenAnswer: '我那时候先把要改的接口列出来，再和同事分着做。',
  }
  const standings = (answer: string) =>
    comparePoints(told, answer, [], { findMentions, findRule, isAtALoss }).points.map(
      ({ isMentioned, passage, unheard }) => [isMentioned, passage, unheard],
    )
  const waiting = [true, null, []]
  const nothing = [false, null, []]
  expect(standings('去年我接手了一个慢查询。')).toEqual([waiting, waiting])
  expect(standings('不知道')).toEqual([nothing, nothing])
  expect(standings(told.spokenAnswer)).toEqual([nothing, nothing])
})

test.each([
  [['right', 'right', 'missing'], 3],
  [[null, 'missing', 'wrong'], 2],
  [['wrong', 'missing', 'missing'], 1],
] as const)('核对成%j，建议第%i档', (checks, rating) => {
  const points = checks.map(
    (check): SaidPoint => ({
      ...{ text: '', weight: 3, misconception: '', isMentioned: true, unheard: [], passage: null },
      ...{ check, checker: 'self' },
    }),
  )
  expect(suggestRating(points)).toBe(rating)
})
