import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PartHealth } from '@app/contract/stats/schemas'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { databaseUrlOf, runOnServer, testServerUrl } from '../testing/postgres-test-database.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkAlone } from './check-alone.ts'

/** What is found of a database while no server runs. */
async function examine(environment: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(path.join(tmpdir(), 'alone-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const found: PartHealth[] = []
  const { signal } = new AbortController()
  await checkAlone(readConfig({ DATA_DIR: folder, ...environment }), signal, (health) => found.push(health))
  const [database, storage] = found
  expect(storage?.part).toBe('storage')
  const clock = found.find(({ part }) => part === 'clock')
  expect(clock?.state).toBe(database?.state === 'failed' && environment.DATABASE_URL ? 'off' : 'ok')
  expect(found.filter(({ part }) => part === 'address' || part === 'stream')).toMatchObject([
    { state: 'off' },
    { state: 'off' },
  ])
  return database
}

test('运行着的服务器：数据库正常', async () => {
  const t = await startTestApp()
  onTestFinished(() => t.close())
  expect(await t.services.health.check('database', 'zh-CN')).toMatchObject({
    state: 'ok',
    findings: [
      { fact: expect.stringMatching(/^PostgreSQL \d.*连接用了\d+\/\d+|^嵌入式数据库/), remedy: null },
    ],
  })
})

test('还没有数据库：说第一次启动时会建立，并且不去建立', async () => {
  expect(await examine({})).toMatchObject({
    state: 'off',
    findings: [{ fact: expect.stringContaining('还没有') }],
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('真的PostgreSQL', () => {
  const name = `doctor_${randomUUID().replaceAll('-', '')}`
  const change = (changes: Partial<Pick<URL, 'password' | 'port' | 'username'>>): string =>
    Object.assign(new URL(testServerUrl()), changes).href

  test('没有建表的权限', async () => {
    await runOnServer(testServerUrl(), `create role ${name} login password 'secret-right'`)
    await runOnServer(testServerUrl(), `create database ${name} template template0`)
    const url = databaseUrlOf(change({ username: name, password: 'secret-right' }), name)
    const found = await examine({ DATABASE_URL: url })
    expect(found).toMatchObject({ state: 'failed' })
    expect(found?.findings[0]?.remedy).toContain(`ALTER DATABASE "${name}" OWNER TO "${name}"`)
    expect(JSON.stringify(found)).not.toContain('secret-right')
    await runOnServer(testServerUrl(), `alter database ${name} owner to ${name}`)
    expect(await examine({ DATABASE_URL: url })).toMatchObject({ state: 'ok' })
  })

  test('LATIN1的数据库', async () => {
    const latin = `${name}_latin`
    await runOnServer(
      testServerUrl(),
      `create database ${latin} encoding 'LATIN1' locale 'C' template template0`,
    )
    const found = await examine({ DATABASE_URL: databaseUrlOf(testServerUrl(), latin) })
    expect(found?.findings).toMatchObject([{ state: 'failed', remedy: expect.stringContaining('LATIN1') }])
  })

  test('连不上', async () => {
    const found = await examine({ DATABASE_URL: change({ port: '1' }) })
    expect(found?.findings).toMatchObject([
      { state: 'failed', remedy: expect.stringContaining('127.0.0.1:1') },
    ])
  })

  test('与数据库的时钟相差太多', async () => {
    const t = await startTestApp()
    onTestFinished(() => t.close())
    const check = () => t.services.health.check('clock', 'zh-CN')
    expect(await check()).toMatchObject({ state: 'ok' })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await check()).toMatchObject({
      state: 'failed',
      findings: [
        { fact: expect.stringMatching(/相差(?:59|6\d)秒/), remedy: expect.stringContaining('同步') },
      ],
    })
  })
})
