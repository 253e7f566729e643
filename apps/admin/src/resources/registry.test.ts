import { auditTargetType } from '@app/contract/audit-log/schemas'
import { expect, test } from 'vitest'
import zh from '../../../../locales/zh-CN/admin.json' with { type: 'json' }
import { createContentMethods } from '../data/content-calls.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { resources } from './registry.ts'

test('every resource has a name of its own', () => {
  const names = resources.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('no method hides another one or a call of react-admin', () => {
  const { api } = fakeServer({})
  const methods = [
    createContentMethods(api, resources),
    ...resources.map(({ methods }) => methods?.(api)),
  ].flatMap((made) => Object.keys(made ?? {}))
  expect(methods).toContain('listTags')
  expect(new Set(methods).size).toBe(methods.length)
  expect(
    methods.filter((name) => /^(get|update|delete)(List|One|Many)|^(create|update|delete)$/.test(name)),
  ).toEqual([])
})

const acts = resources.flatMap((resource) => (resource.acts ?? []).map((act) => ({ resource, act })))

test.each(acts)(
  '$resource.name: $act.name is taken back by an act of the same resource, which can be taken back, too',
  ({ resource, act }) => {
    const opposite = resource.acts?.find(({ name }) => name === act.opposite)
    // What is released is hidden again, and what is hidden is restored.
    const back = act.name === 'release' ? 'restore' : act.name
    expect(opposite?.opposite).toBe(act.opposite && back)
  },
)

test.each(acts)(
  '$resource.name: $act.name has its texts, a question among them where it has no opposite',
  ({ resource, act }) => {
    const texts: object = Object(Object(zh.resources)[resource.name]).acts[act.name]
    const keys = new Set(Object.keys(texts).map((key) => key.replace('_other', '')))
    const needed = act.opposite === undefined ? ['label', 'done', 'title', 'advice'] : ['label', 'done']
    expect(needed.filter((key) => !keys.has(key))).toEqual([])
  },
)

test('everything the audit log names has a page', () => {
  const types = resources.flatMap(({ auditTarget }) => auditTarget?.type ?? [])
  expect(types.toSorted()).toEqual([...auditTargetType.options].sort())
})

const content = resources.filter((resource) => resource.content)

test.each(content)('$name has the texts of its list and its form', (resource) => {
  const texts: object = Object(zh.resources)[resource.name]
  const keys = Object.keys(texts).map((key) => key.replace('_other', ''))
  const own = resource.auditTarget?.page === 'show' ? ['deleteAdvice'] : ['items', 'order']
  expect(keys).toEqual(expect.arrayContaining(['name', 'create', 'search', ...own]))
})
