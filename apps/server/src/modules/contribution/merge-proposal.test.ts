import { notChecked } from '@app/contract/content/checked-values'
import type { QuestionText } from '@app/contract/question/schemas'
import { expect, test } from 'vitest'
import { mergeProposal } from './merge-proposal.ts'

const base: QuestionText = {
  title: '题',
  difficulty: 'medium',
  frequency: 'common',
  isPersonal: false,
  tags: ['锁'],
  shortAnswer: '短',
  spokenAnswer: '',
  answer: '长',
  keyPoints: [{ text: '点', weight: 1, followUp: '', misconception: '' }],
  followUps: [],
  answeredBy: [],
  ...notChecked,
}

test('没有改的那几处是现在的，改了的是提议的', () => {
  const { text, conflicts } = mergeProposal(base, { ...base, answer: '更长' }, { ...base, title: '新题' })
  expect(text).toEqual({ ...base, answer: '更长', title: '新题' })
  expect(conflicts).toEqual([])
})

test('两边改了同一处：说出来，放着提议的', () => {
  const { text, conflicts } = mergeProposal(base, { ...base, answer: '甲' }, { ...base, answer: '乙' })
  expect([text.answer, conflicts]).toEqual(['甲', ['answer']])
})

test('两边改成一样的不算冲突', () => {
  const changed = { ...base, tags: ['锁', '并发'] }
  expect(mergeProposal(base, changed, { ...changed })).toEqual({ text: changed, conflicts: [] })
})
