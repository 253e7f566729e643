import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

test('nobody else on the machine looks into the folder that is made', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  const dataDir = path.join(parent, 'data')
  lockFolder(dataDir)()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  rmSync(parent, { recursive: true })
})
