import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cronOf, ScheduledBackup } from './ScheduledBackup.ts'

const { signal } = new AbortController()
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 19, 30))

let folder: string
let program: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scheduled-'))
  program = path.join(folder, 'program.mjs')
  await writeFile(
    program,
    `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], process.env.SAID)`,
  )
})
afterEach(() => rm(folder, { recursive: true }))

const scheduled = (keep: number) =>
  new ScheduledBackup({
    settings: { folder: path.join(folder, 'backups'), keep, time: '03:30' },
    program,
    environment: { SAID: '备份' },
  })

test('只留下说好的份数，最旧的先删；别的文件一个也不动', async () => {
  const backup = scheduled(2)
  await backup.run(signal, day(1))
  const own = [
    '手工.tar',
    'backup-20260101.tar',
    'backup-20250101T000000Z.tar.gz',
    'backup-20250101T000000Z.txt',
  ]
  for (const name of own) await writeFile(path.join(folder, 'backups', name), '')
  for (const number of [2, 3, 4]) await backup.run(signal, day(number))
  expect((await readdir(path.join(folder, 'backups'))).sort()).toEqual(
    [...own, 'backup-20260103T193000Z.tar', 'backup-20260104T193000Z.tar'].sort(),
  )
})

test('失败：说出程序的最后一句话，旧的一份也不删', async () => {
  const backup = scheduled(1)
  await backup.run(signal, day(1))
  await writeFile(program, `console.error('10%\\n磁盘满了'); process.exitCode = 1`)
  await expect(backup.run(signal, day(2))).rejects.toThrow(/^磁盘满了$/)
  expect(await readdir(path.join(folder, 'backups'))).toEqual(['backup-20260101T193000Z.tar'])
})

test('服务器停下：备份的进程也停下', async () => {
  await writeFile(program, `setInterval(() => {}, 1000)`)
  const stopping = new AbortController()
  const running = scheduled(1).run(stopping.signal, day(1))
  setTimeout(() => stopping.abort(new Error('stopping')), 50)
  await expect(running).rejects.toThrow('stopping')
})

test.each([
  ['03:30', '30 19 * * *'],
  ['08:00', '0 0 * * *'],
  ['23:59', '59 15 * * *'],
])('北京时间%s就是UTC的%s', (time, cron) => {
  expect(cronOf(time)).toBe(cron)
})
