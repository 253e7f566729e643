import { auditTargetType } from '@app/contract'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { resources } from './registry.ts'

test('every resource has a name of its own', () => {
  const names = resources.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('no act hides another one or a call of react-admin', () => {
  const { api } = fakeServer({})
  const acts = resources.flatMap((resource) => Object.keys(resource.acts?.(api) ?? {}))
  expect(acts).toContain('publishQuestions')
  expect(new Set(acts).size).toBe(acts.length)
  expect(
    acts.filter((name) => /^(get|update|delete)(List|One|Many)|^(create|update|delete)$/.test(name)),
  ).toEqual([])
})

test('everything the audit log names has a page', () => {
  const types = resources.flatMap(({ auditTarget }) => auditTarget?.type ?? [])
  expect(types.toSorted()).toEqual([...auditTargetType.options].sort())
})
