import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { startPostgres } from '../../apps/server/src/testing/embedded-postgres.ts'
import { type ServerProcess, spawnCommand, spawnServer } from '../fixtures/server-process.ts'

const PASSWORD = 'admin-password-1'
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD }

let home: string
let running: ServerProcess[]

test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'e2e-backup-'))
  running = []
})
test.afterEach(async () => {
  for (const server of running) await kill(server)
  await rm(home, { recursive: true, force: true })
})

function start(settings: Record<string, string>): ServerProcess {
  const server = spawnServer({ ...ADMIN, ...settings })
  running.push(server)
  return server
}

async function kill({ process, ended }: ServerProcess): Promise<void> {
  process.kill('SIGKILL')
  await ended
}

const run = (command: string[], settings: Record<string, string>) => spawnCommand(command, settings).ended

/** The rows of a table, as a command prints them. */
const countOf = (output: string, table: string) =>
  Number(new RegExp(`^${table} +(\\d+)$`, 'm').exec(output)?.[1])
const countsIn = (output: string) => output.split('\n').filter((line) => /^\w+ +\d+$/.test(line))

async function call(url: string, token: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function signIn(url: string): Promise<string> {
  return (await call(url, '', '/api/user/login', { email: ADMIN.ADMIN_EMAIL, password: PASSWORD })).data
}

async function favourites(url: string): Promise<number> {
  const answer = await call(url, await signIn(url), '/api/question/page', {
    isFavourite: true,
    pageSize: 100,
  })
  return answer.data.total
}

test('运行着的内置数据库备份下来，恢复到PostgreSQL，再搬回内置：行数都一样', async () => {
  const file = join(home, 'site.tar')
  const server = start({ DATA_DIR: join(home, 'a') })
  const url = await server.listening
  const token = await signIn(url)
  const page = await call(url, token, '/api/question/page', { pageSize: 50 })
  const ids: number[] = page.data.records.map((record: { id: number }) => record.id)
  await Promise.all(
    ids.slice(0, 10).map((questionId) => call(url, token, '/api/favourite/add', { questionId })),
  )
  const backingUp = run(['backup', file], { DATA_DIR: join(home, 'a') })
  // Somebody goes on writing.
  for (const questionId of ids.slice(10)) {
    await call(url, token, '/api/favourite/add', { questionId })
    await pause(20)
  }
  const backup = await backingUp
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(`已备份到${file}`) })
  const kept = countOf(backup.output, 'question_favourite')
  expect(kept).toBeGreaterThanOrEqual(10)
  await expect.poll(() => readdir(join(home, 'a'))).not.toContainEqual(expect.stringMatching(/^db\.copy/))
  await kill(server)

  const postgres = await startPostgres()
  try {
    const moved = { DATA_DIR: join(home, 'b'), DATABASE_URL: postgres.url }
    const restored = await run(['restore', file], moved)
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('恢复完成') })
    expect(countsIn(restored.output)).toEqual(countsIn(backup.output))
    const full = await run(['restore', file], moved)
    expect(full).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(/数据库不是空的.*\n$/) })
    const onPostgres = start(moved)
    expect(await favourites(await onPostgres.listening)).toBe(kept)
    const again = await run(['backup', join(home, 'again.tar')], moved)
    expect(again.code).toBe(0)
    expect(countOf(again.output, 'question_favourite')).toBe(kept)
    await kill(onPostgres)
  } finally {
    await postgres.stop()
  }
  const back = { DATA_DIR: join(home, 'c') }
  expect((await run(['restore', join(home, 'again.tar')], back)).code).toBe(0)
  expect(await favourites(await start(back).listening)).toBe(kept)
})

test('已有的文件、没有数据库、正被使用：一句话，退出码1', async () => {
  const dataDir = join(home, 'a')
  const refuse = async (command: string[], reason: RegExp) => {
    const { code, errors } = await run(command, { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(reason)
    expect(errors.trim().split('\n')).toHaveLength(1)
  }
  await refuse(['backup', join(home, 'one.tar')], /没有数据库/)
  await refuse(['restore', join(home, 'one.tar')], /one\.tar：没有这个文件/)
  await start({ DATA_DIR: dataDir }).listening
  const backup = await run(['backup', join(home, 'one.tar')], { DATA_DIR: dataDir })
  expect(backup.code).toBe(0)
  await refuse(['backup', join(home, 'one.tar')], /已存在/)
  const restored = await run(['restore', join(home, 'one.tar')], { DATA_DIR: dataDir })
  expect(restored).toMatchObject({ code: 1, errors: expect.stringMatching(/正被另一个服务器使用/) })
})

test('中途Ctrl+C：退出码130，不留半成品；kill -9之后再来一次就成', async () => {
  const file = join(home, 'site.tar')
  const server = start({ DATA_DIR: join(home, 'a') })
  await server.listening
  expect((await run(['backup', file], { DATA_DIR: join(home, 'a') })).code).toBe(0)
  await kill(server)
  const target = { DATA_DIR: join(home, 'b') }

  const interrupted = spawnCommand(['restore', file], target)
  await expect
    .poll(() => readdir(target.DATA_DIR).catch(() => []))
    .toContainEqual(expect.stringMatching(/^db\.new/))
  interrupted.process.kill('SIGINT')
  expect(await interrupted.ended).toMatchObject({ code: 130, errors: expect.stringContaining('已中断') })
  expect((await readdir(target.DATA_DIR)).filter((name) => !name.startsWith('db.lock'))).toEqual([])

  const killed = spawnCommand(['restore', file], target)
  await expect.poll(() => readdir(target.DATA_DIR)).toContainEqual(expect.stringMatching(/^db\.new/))
  killed.process.kill('SIGKILL')
  await killed.ended
  expect((await run(['restore', file], target)).code).toBe(0)
  expect(await readdir(target.DATA_DIR)).not.toContainEqual(expect.stringMatching(/^db\.new/))
  await start(target).listening
})
