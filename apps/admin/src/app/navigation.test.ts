import { expect, test } from 'vitest'
import chinese from '../../../../locales/zh-CN/admin.json' with { type: 'json' }
import { comingEntries, navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { screens } from './screens.ts'

const entries = navigation.flatMap((group) => group.entries)

test('the menu has the addresses of the specification, and what belongs to them', () => {
  expect(entries.map(({ path }) => `/admin/${path}`)).toEqual([
    '/admin/dashboard',
    '/admin/users',
    '/admin/problems',
    '/admin/discussions',
    '/admin/announcements',
    '/admin/audit-logs',
    '/admin/interview/banks',
    '/admin/interview/questions',
    '/admin/learning/chapters',
    '/admin/learning/knowledge-points',
  ])
})

test('every entry has pages, or is still to come', () => {
  const coming = comingEntries.map(({ path }) => path)
  for (const { path } of entries)
    expect(coming.includes(path)).toBe(!Object.hasOwn(screens, path) && !Object.hasOwn(pages, path))
})

test('every entry and group has a name', () => {
  expect(Object.keys(chinese.page)).toEqual(expect.arrayContaining(entries.map(({ title }) => title)))
  expect(Object.keys(chinese.group)).toEqual(expect.arrayContaining(navigation.map(({ title }) => title)))
})
