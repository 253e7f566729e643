import type { QuestionSnapshot } from '@app/contract'
import { expect, test } from 'vitest'
import { diffFields } from './diff-fields.ts'

const base: QuestionSnapshot = {
  bankId: 1,
  slug: 'cas',
  title: '什么是CAS？',
  difficulty: 'easy',
  tags: ['锁', '并发'],
  shortAnswer: '比较并交换。',
  answer: '先比较。',
  keyPoints: [{ text: '比较', weight: 5, synonyms: [], followUp: '' }],
  followUps: [],
  relatedIds: [],
}
const names = {
  difficulty: (difficulty: string) => `难度${difficulty}`,
  keyPoint: ({ text, weight }: { text: string; weight: number }) => `${text} ${weight}`,
}

test('two equal versions differ in nothing', () => {
  expect(diffFields(base, { ...base }, names)).toEqual([])
})

test('a text is compared by Chinese words, a list by its lines', () => {
  const after = { ...base, answer: '先比较，再交换。', tags: ['锁', '原子'], difficulty: 'hard' as const }
  const differences = diffFields(base, after, names)
  expect(differences.map(({ field }) => field)).toEqual(['difficulty', 'tags', 'answer'])
  const of = (field: string) => differences.find((difference) => difference.field === field)?.parts ?? []
  expect(of('tags')).toEqual([
    { text: '锁\n', kind: 'same' },
    { text: '并发\n', kind: 'removed' },
    { text: '原子\n', kind: 'added' },
  ])
  const written = (kind: string) =>
    of('answer')
      .filter((part) => part.kind === kind)
      .map(({ text }) => text)
      .join('')
  expect(written('removed')).toBe('')
  expect(written('added')).toBe('，再交换')
})

test('key points are written out', () => {
  const after = { ...base, keyPoints: [{ text: '比较', weight: 3, synonyms: [], followUp: '' }] }
  expect(diffFields(base, after, names)[0]?.parts).toEqual([
    { text: '比较 5\n', kind: 'removed' },
    { text: '比较 3\n', kind: 'added' },
  ])
})
