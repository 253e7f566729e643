import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { createLog } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { ControlServer } from './ControlServer.ts'
import { callControl, NoServer } from './call-control.ts'
import { type ControlCall, type ControlHandler, handleControl } from './control-call.ts'

const count: ControlCall<number, number, string> = {
  name: 'test.count',
  options: z.number(),
  event: z.number(),
  result: z.string(),
}
const wait: ControlCall<null, string, null> = {
  name: 'test.wait',
  options: z.null(),
  event: z.string(),
  result: z.null(),
}

const counting = handleControl(count, async (most, { tell }) => {
  for (let number = 1; number <= most; number += 1) tell(number)
  return `到${most}`
})
const failing = (error: Error) =>
  handleControl(count, async () => {
    throw error
  })

const signal = new AbortController().signal
const log = createLog('silent')
let folder: string
let servers: ControlServer[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'control-test-'))
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true })
})

async function serve(handlers: ControlHandler[], dataDir = folder): Promise<ControlServer> {
  const server = new ControlServer(handlers, log)
  servers.push(server)
  await server.start(dataDir)
  return server
}

const countTo = (most: number, onEvent?: (event: number) => void, dataDir = folder) =>
  callControl(dataDir, count, most, { signal, ...(onEvent && { onEvent }) })

test('途中的话按次序到，最后是结果；几个命令互不相干', async () => {
  await serve([counting])
  const told: number[] = []
  const results = await Promise.all([countTo(3, (event) => told.push(event)), countTo(0)])
  expect(results).toEqual(['到3', '到0'])
  expect(told).toEqual([1, 2, 3])
})

test('只有服务器自己的用户打得开，停下之后不留什么', async () => {
  const server = await serve([counting])
  expect((await stat(path.join(folder, 'control.sock'))).mode & 0o777).toBe(0o600)
  await server.close()
  expect(await readdir(folder)).toEqual([])
  await expect(countTo(1)).rejects.toThrow(NoServer)
})

test('没有这个文件夹、没有服务器：说得出来', async () => {
  await expect(countTo(1, undefined, path.join(folder, 'nowhere'))).rejects.toThrow(NoServer)
})

test('给运维看的话到命令那里，别的错误只到日志', async () => {
  await serve([failing(new StartupError('磁盘满了'))])
  await expect(countTo(1)).rejects.toThrow(new StartupError('磁盘满了'))
  await serve([failing(new Error('secret inside'))])
  await expect(countTo(1)).rejects.toThrow(/服务器执行失败/)
})

test('服务器不认识的命令、不合样子的参数：失败，服务器还在', async () => {
  await serve([counting])
  await expect(callControl(folder, wait, null, { signal })).rejects.toThrow(StartupError)
  await expect(countTo(Number.NaN)).rejects.toThrow(StartupError)
  expect(await countTo(1)).toBe('到1')
})

test('命令走了，正在做的事得知并收尾', async () => {
  const cleaned = vi.fn()
  const waiting = handleControl(wait, async (_, { signal: gone, tell }) => {
    tell('begun')
    await once(gone, 'abort')
    cleaned()
    return null
  })
  await serve([waiting])
  const stopping = new AbortController()
  const call = callControl(folder, wait, null, {
    signal: stopping.signal,
    onEvent: () => stopping.abort(new Error('Ctrl+C')),
  })
  await expect(call).rejects.toThrow('Ctrl+C')
  await vi.waitFor(() => expect(cleaned).toHaveBeenCalledOnce())
})

test('服务器停下：等收尾做完，命令得知', async () => {
  let isClean = false
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const waiting = handleControl(wait, async (_, { signal: gone }) => {
    begin()
    await once(gone, 'abort')
    await pause(30)
    isClean = true
    return null
  })
  const server = await serve([waiting])
  const call = callControl(folder, wait, null, { signal })
  const refused = expect(call).rejects.toThrow(/中途/)
  await begun
  await server.close()
  expect(isClean).toBe(true)
  await refused
})

test('同一个文件夹上的后一个服务器接着答，先停的不带走它', async () => {
  const first = await serve([failing(new StartupError('先'))])
  await serve([counting])
  await first.close()
  expect(await countTo(2)).toBe('到2')
})

test.each([20, 90])('被kill -9的服务器留下的：没有服务器；下一个照样开（路径多长%i）', async (length) => {
  const dataDir = path.join(folder, 'x'.repeat(length))
  await mkdir(dataDir)
  const program = `
    const { ControlServer } = await import(${JSON.stringify(new URL('./ControlServer.ts', import.meta.url).href)})
    await new ControlServer([], { warn() {} }).start(${JSON.stringify(dataDir)})
    process.stdout.write('ready')`
  const killed = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(await readdir(dataDir)).toHaveLength(1)
  await expect(countTo(1, undefined, dataDir)).rejects.toThrow(NoServer)
  await serve([counting], dataDir)
  expect(await countTo(1, undefined, dataDir)).toBe('到1')
})

test('路径太长：短路径的地方写在文件夹里，停下之后都收走', async () => {
  const dataDir = path.join(folder, 'x'.repeat(120))
  const server = await serve([counting], dataDir)
  const elsewhere = await readFile(path.join(dataDir, 'control.path'), 'utf8')
  expect((await stat(path.dirname(elsewhere))).mode & 0o777).toBe(0o700)
  expect(await countTo(1, undefined, dataDir)).toBe('到1')
  await server.close()
  expect(await readdir(dataDir)).toEqual([])
  expect(existsSync(path.dirname(elsewhere))).toBe(false)
})

test('放不了套接字：服务器照常，日志里有一行', async () => {
  const warn = vi.fn()
  const server = new ControlServer([counting], Object.assign(createLog('silent'), { warn }))
  await server.start('/dev/null/data')
  expect(warn).toHaveBeenCalledOnce()
})
