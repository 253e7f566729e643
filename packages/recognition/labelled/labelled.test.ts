import { expect, test } from 'vitest'
import { findMentions, findRule } from '../src/index.ts'
import { WordReader } from '../src/point-words.ts'
import { measure } from './measure.ts'
import { readGroups } from './read-content.ts'
import { readLabelled } from './read-labelled.ts'

const questions = readLabelled()

test('标注的是有的要点，约三分之一留作最后的数字', () => {
  for (const { place, keyPoints, answers } of questions)
    for (const { mentions } of answers)
      expect(Math.max(0, ...(mentions ?? [])), place).toBeLessThanOrEqual(keyPoints.length)
  const heldOut = questions.filter(({ isHeldOut }) => isHeldOut).length / questions.length
  expect(heldOut).toBeGreaterThan(1 / 4)
  expect(heldOut).toBeLessThan(1 / 2)
})

test.each([
  ['调整用的', false],
  ['留作最后数字的', true],
])('%s：说到的听得到，没说到的与别的题的听到得少', (_, isHeldOut) => {
  const shares = measure(questions.filter((question) => question.isHeldOut === isHeldOut))
  const shareOf = (row: keyof typeof shares) => shares[row].found / shares[row].of
  expect(shareOf('spoken')).toBeGreaterThan(0.95)
  expect(shareOf('byHand')).toBeGreaterThan(0.95)
  expect(shareOf('thin')).toBeLessThan(0.12)
  expect(shareOf('others')).toBeLessThan(0.13)
})

test('照抄题目的都指出来，别的回答不会错认', () => {
  for (const { place, title, shortAnswer, answers } of questions)
    for (const { kind, text } of answers) {
      const rule = findRule(text, { asked: [title], references: [shortAnswer], mentionedCount: 1 })
      expect([place, kind, rule]).toEqual([place, kind, kind === 'parroted' ? 'parroted' : null])
    }
})

test('随附的每组同义词只是一个词，要点里写一种，答里说哪一种都听得到', () => {
  const groups = readGroups()
  const reader = new WordReader(groups)
  const unheard = groups.flatMap(([name = '', ...others]) => {
    const [words = []] = reader.wordsOfPoints([name], '', { paragraphs: 1, of: new Map() })
    return [name, ...others].filter((form) => {
      const [mention] = findMentions(`我会先说${form}，再说别的`, [{ words }])
      return words.length !== 1 || mention?.score !== 1
    })
  })
  expect(groups.length).toBeGreaterThan(100)
  expect(unheard).toEqual([])
})
