import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'
import { describeProcess } from './processes.mjs'
import { registerServer, runningServers } from './servers.mjs'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

async function processThatEnded(): Promise<string> {
  const child = spawn(process.execPath, ['--eval', ''])
  const description = describeProcess(child.pid ?? 0)
  await once(child, 'exit')
  return description
}

test('work under one lock is done one after the other, and the second waits to be told so', async () => {
  const events: string[] = []
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = withLock(
    lock,
    () => events.push('first waits'),
    async () => {
      start()
      await mayEnd
      events.push('first')
    },
  )
  await started
  const second = withLock(
    lock,
    () => {
      events.push('second waits')
      end()
    },
    async () => events.push('second'),
  )
  await Promise.all([first, second])
  expect(events).toEqual(['second waits', 'first', 'second'])
  expect(await readdir(folder)).toEqual([])
})

test('a lock is free when its work has failed, and when its owner has died', async () => {
  await expect(withLock(lock, expect.fail, () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  )
  await writeFile(lock, await processThatEnded())
  expect(await withLock(lock, expect.fail, async () => 'done')).toBe('done')
})

test('a number that another process has since is not the process that was meant', async () => {
  const [, start] = describeProcess(process.pid).split(' ')
  await writeFile(lock, `${process.pid} ${Number(start) - 1}`)
  expect(await withLock(lock, expect.fail, async () => 'done')).toBe('done')
})

test('servers of a folder are those that still run', async () => {
  expect(runningServers(folder)).toEqual([])
  registerServer(folder)
  await writeFile(join(folder, 'node_modules/.servers/1234567'), await processThatEnded())
  expect(runningServers(folder)).toEqual([String(process.pid)])
})
