import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from './make-folder.ts'

let parent: string
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(parent, { recursive: true })
})

test('the folders above are made too, and nobody else looks into them', () => {
  const folder = path.join(parent, 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  for (const made of [folder, path.dirname(folder)]) expect(fs.statSync(made).mode & 0o777).toBe(0o700)
})

test('one that another process makes meanwhile is taken', () => {
  const folder = path.join(parent, 'a')
  const make = fs.mkdirSync
  vi.spyOn(fs, 'mkdirSync').mockImplementation((place, options) => {
    make(place, options)
    return make(place, options)
  })
  makeFolder(folder)
  expect(fs.existsSync(folder)).toBe(true)
})

test.runIf(process.platform === 'linux')('where none can be made, that is said at once', () => {
  expect(() => makeFolder('/proc/nope/data')).toThrow('ENOENT')
})
