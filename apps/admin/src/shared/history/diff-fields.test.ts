import { expect, test } from 'vitest'
import { diffFields } from './diff-fields.ts'

interface Snapshot {
  title: string
  tags: string[]
  content: string
}
const source = {
  fields: ['title', 'tags', 'content'] as const,
  write: (_: string, value: unknown) => (Array.isArray(value) ? value.map(String) : String(value)),
}
const base: Snapshot = { title: '什么是CAS？', tags: ['锁', '并发'], content: '先比较。' }

test('two equal versions differ in nothing', () => {
  expect(diffFields(base, { ...base, tags: ['锁', '并发'] }, source)).toEqual([])
})

test('a text is compared by Chinese words, a list by its lines', () => {
  const differences = diffFields(base, { ...base, content: '先比较，再交换。', tags: ['锁', '原子'] }, source)
  expect(differences.map(({ field }) => field)).toEqual(['tags', 'content'])
  const of = (field: string) => differences.find((difference) => difference.field === field)?.parts ?? []
  expect(of('tags')).toEqual([
    { text: '锁\n', kind: 'same' },
    { text: '并发\n', kind: 'removed' },
    { text: '原子\n', kind: 'added' },
  ])
  const written = (kind: string) =>
    of('content')
      .filter((part) => part.kind === kind)
      .map(({ text }) => text)
      .join('')
  expect(written('removed')).toBe('')
  expect(written('added')).toBe('，再交换')
})
