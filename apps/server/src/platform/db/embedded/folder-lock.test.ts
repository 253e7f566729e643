import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartupError } from '../../startup-error.ts'
import { lockFolder } from './folder-lock.ts'

let parent: string
let dataDir: string

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  dataDir = path.join(parent, 'a', 'data')
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(parent, { recursive: true })
})

function refusal(folder: string): string {
  try {
    lockFolder(folder)()
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return error instanceof Error ? error.message : ''
  }
  return expect.fail('the folder was taken')
}

test('nobody else on the machine looks into the folder that is made', () => {
  lockFolder(dataDir)()
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
})

test.runIf(process.platform === 'linux')('a folder where none can be made is refused at once', () => {
  expect(refusal('/proc/nope/data')).toMatch(/\/proc\/nope.*ENOENT/)
})

test('a lock file that holds something else is named', () => {
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'db.lock.db'), 'garbage '.repeat(2000))
  expect(refusal(dataDir)).toContain(`锁文件${path.join(dataDir, 'db.lock.db')}`)
})

test.each([
  ['EROFS', '只读'],
  ['EACCES', 'chmod'],
])('a folder that answers %s is named with the remedy', (code, words) => {
  fs.mkdirSync(dataDir, { recursive: true })
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  const message = refusal(dataDir)
  expect(message).toContain(dataDir)
  expect(message).toContain(words)
})

test('a folder of another user is named with both', () => {
  fs.mkdirSync(dataDir, { recursive: true })
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  })
  vi.spyOn(process, 'getuid').mockReturnValue(4_711)
  expect(refusal(dataDir)).toMatch(/属于用户\d+，以用户4711运行/)
})
