import { emptyQuestionText, type QuestionText } from '@app/contract/question/schemas'
import { expect, test } from 'vitest'
import { compareQuestions, type WriteField } from './compare-questions.ts'

const write: WriteField = (text, field) => {
  const value = text[field]
  return Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : String(value).split('\n')
}
const base: QuestionText = { ...emptyQuestionText, title: '锁', answer: '一\n二\n三\n加入了锁升级\n五' }

test('没有改的不列', () => {
  expect(compareQuestions(base, { ...base }, write)).toEqual([])
})

test('改了的一行按词比，离得远的几行只说有几行', () => {
  const after = { ...base, answer: '一\n二\n三\n加入了自旋与锁升级\n五' }
  const [field] = compareQuestions(base, after, write)
  expect(field?.field).toBe('answer')
  expect(field?.rows.map((row) => row.kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same'])
  expect(field?.rows[0]).toEqual({ kind: 'skipped', count: 2 })
  const added = field?.rows.find(({ kind }) => kind === 'added')
  const changed = added && 'parts' in added ? added.parts.filter(({ isChanged }) => isChanged) : []
  expect(changed.map(({ text }) => text).join('')).toBe('自旋与')
})

test('加的一行、删的一行', () => {
  const [field] = compareQuestions(base, { ...base, followUps: ['还有呢'] }, write)
  expect(field?.rows).toEqual([{ kind: 'added', parts: [{ text: '"还有呢"', isChanged: true }] }])
  const [gone] = compareQuestions({ ...base, followUps: ['还有呢'] }, base, write)
  expect(gone?.rows.map(({ kind }) => kind)).toEqual(['removed'])
})
