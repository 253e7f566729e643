import { expect, test } from 'vitest'
import chinese from '../../../../locales/zh-CN/admin.json' with { type: 'json' }
import { resources } from '../resources/registry.ts'
import { createNavigation } from './navigation.ts'

const navigation = createNavigation(resources)
const entries = navigation.flatMap((group) => group.entries)

const specified = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/problems',
  '/admin/discussions',
  '/admin/interview/banks',
  '/admin/interview/questions',
  '/admin/learning/chapters',
  '/admin/learning/knowledge-points',
]

test('the menu has the addresses of the specification in its order', () => {
  const addresses = entries.map(({ path }) => `/admin/${path}`)
  expect(addresses.filter((address) => specified.includes(address))).toEqual(specified)
})

test('every entry and group has a name', () => {
  expect(Object.keys(chinese.page)).toEqual(expect.arrayContaining(entries.map(({ title }) => title)))
  expect(Object.keys(chinese.group)).toEqual(expect.arrayContaining(navigation.map(({ title }) => title)))
})
