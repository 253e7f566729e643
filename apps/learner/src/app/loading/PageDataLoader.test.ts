import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { PageDataLoader } from './PageDataLoader.ts'

function makeLoader() {
  const storage = memoryStorage()
  const root = fakeRoot({ user: { my: () => new Promise(() => {}) } }, storage)
  const load = vi.fn(async () => {})
  const dataLoader = new PageDataLoader()
  const visit = (path: string, query = '') =>
    dataLoader.load(root, { Page: () => null, load }, path, {
      params: {},
      search: new URLSearchParams(query),
    })
  return { root, storage, load, visit }
}

test('the same address is loaded once while one stays there', async () => {
  const { load, visit } = makeLoader()
  await visit('/problems', 'page=2')
  await visit('/problems', 'page=2')
  expect(load).toHaveBeenCalledOnce()
})

test('another query and a later return load again', async () => {
  const { load, visit } = makeLoader()
  await visit('/problems')
  await visit('/problems', 'page=2')
  await visit('/problems')
  expect(load).toHaveBeenCalledTimes(3)
})

test('signing in loads again', async () => {
  const { root, storage, load, visit } = makeLoader()
  await visit('/problems')
  storage.setItem('token', 't')
  root.session.restore()
  await visit('/problems')
  expect(load).toHaveBeenCalledTimes(2)
})
