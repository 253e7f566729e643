import { expect, test } from 'vitest'
import { createI18n } from '../../app/i18n/create-i18n.ts'
import { resource as questions } from '../questions/index.ts'
import { changesText } from './changes-text.ts'

const of = { resource: questions.name, formats: questions.fields ?? {} }

test('each field stands in a line of its own, in words', async () => {
  const { i18n } = await createI18n('zh-CN')
  const t = i18n.getFixedT('zh-CN', 'admin')
  expect(changesText({ difficulty: 'hard', tags: ['锁', '并发'] }, of, t, 'zh-CN')).toBe(
    '难度：困难\n标签：锁\n并发',
  )
  expect(changesText(null, of, t, 'zh-CN')).toBe('')
})

test('what is longer than a cell of a spreadsheet is cut', async () => {
  const { i18n } = await createI18n('zh-CN')
  const t = i18n.getFixedT('zh-CN', 'admin')
  const text = changesText({ answer: '长'.repeat(100_000) }, of, t, 'zh-CN')
  expect([text.length, text.at(-1)]).toEqual([30_000, '…'])
})
