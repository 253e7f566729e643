import type { PointResult } from '@app/contract'
import { expect, test } from 'vitest'
import { meanScore, scoreDimensions, scoreQuestion } from './score-question.ts'

const point = (
  weight: number,
  verdict: PointResult['verdict'],
  dimension: PointResult['dimension'] = 'accuracy',
): PointResult => ({ text: '', weight, verdict, dimension, passage: null })
const points = [point(5, 'covered'), point(3, 'afterFollowUp', 'depth'), point(2, 'missing', 'depth')]
const standard = { points, rules: [], hintCount: 0, strictness: 'standard' } as const

test('分数是说到的要点按重要程度占多少，减去提示；严格时追问后说到的打八折', () => {
  expect(scoreQuestion(standard)).toBe(80)
  expect(scoreQuestion({ ...standard, strictness: 'strict' })).toBe(74)
  expect(scoreQuestion({ ...standard, hintCount: 1 })).toBe(78)
  expect(scoreQuestion({ ...standard, points: [point(5, 'missing')], hintCount: 1 })).toBe(0)
})

test('说到一半的算一半，不论多严格', () => {
  const half = [point(5, 'partial'), point(5, 'covered')]
  expect(scoreQuestion({ ...standard, points: half })).toBe(75)
  expect(scoreQuestion({ ...standard, points: half, strictness: 'strict' })).toBe(75)
})

test('不知道与复述题目是0分，只有关键词的最多40分', () => {
  expect(scoreQuestion({ ...standard, rules: ['unknown'] })).toBe(0)
  expect(scoreQuestion({ ...standard, rules: ['keywords', 'parroted'] })).toBe(0)
  expect(scoreQuestion({ ...standard, rules: ['keywords'] })).toBe(40)
})

test('没有要点的维度与表达不评分，没有评分的题不拉低总分', () => {
  expect(scoreDimensions([{ points, expression: null }], 'standard')).toEqual([
    { dimension: 'accuracy', score: 100 },
    { dimension: 'completeness', score: null },
    { dimension: 'depth', score: 60 },
    { dimension: 'expression', score: null },
  ])
  const [, , , expression] = scoreDimensions(
    [80, 70, null].map((said) => ({ points, expression: said })),
    'standard',
  )
  expect(expression).toEqual({ dimension: 'expression', score: 75 })
  expect([meanScore([80, null, 61]), meanScore([null])]).toEqual([71, null])
})
