import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { ControlServer } from './ControlServer.ts'
import { callControl } from './call-control.ts'
import { serverStatus, statusHandler } from './server-status.ts'

test('命令问得到运行着的是哪个服务器', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-status-'))
  const server = new ControlServer([statusHandler({ kind: 'embedded' })], createLog('silent'))
  await server.start(folder)
  const { signal } = new AbortController()
  expect(await callControl(folder, serverStatus, null, { signal })).toEqual({
    pid: process.pid,
    database: 'embedded',
  })
  await server.close()
  await rm(folder, { recursive: true })
})
