import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyFilledData } from '../fixtures/app-server.ts'
import { runDoctor } from '../fixtures/doctor-process.ts'
import { spawnServer } from '../fixtures/server-process.ts'

let dataDir: string
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'e2e-doctor-'))
})
test.afterEach(() => rm(dataDir, { recursive: true, force: true }))

const settings = () => ({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'admin-password-1',
})

test('服务器在运行：由它自己检查，有毛病说怎样修好，退出码为1；没有毛病为0', async () => {
  await copyFilledData(dataDir)
  const server = spawnServer(settings())
  try {
    await server.listening
    await expect.poll(async () => (await runDoctor(settings())).output).toContain('由运行着的服务器检查')
    const { code, output } = await runDoctor(settings())
    expect(output).toContain('✓ 数据库：嵌入式数据库有应答')
    expect(output).toMatch(/– 邮件：.*\n {4}.*SMTP_URL/)
    expect([code, output.includes('有问题0项')]).toEqual([0, true])
    await chmod(dataDir, 0o755)
    const open = await runDoctor(settings())
    expect(open.output).toContain(`chmod 700 ${dataDir}`)
    expect(open.code).toBe(1)
  } finally {
    server.process.kill('SIGKILL')
    await server.ended
  }
})

test('服务器没有运行：由命令检查，说没有检查代理', async () => {
  const { code, output } = await runDoctor({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(output).toContain('没有服务器在运行')
  expect(output).toContain('– 数据库：还没有数据库')
  expect(output).toContain('✗ 邮件：邮件服务器没有接受连接')
  expect(output).toContain('– 代理：服务器没有运行')
  expect(code).toBe(1)
})

test('--json：给程序看的；不认得的选项说怎样用', async () => {
  const { output } = await runDoctor(settings(), ['--json'])
  const parts = JSON.parse(output).map(({ part }: { part: string }) => part)
  expect(parts).toEqual(['database', 'storage', 'files', 'clock', 'mail', 'ai', 'address', 'stream'])
  expect(await runDoctor(settings(), ['--fast'])).toEqual({
    code: 1,
    output: expect.stringContaining('--fast'),
  })
})
