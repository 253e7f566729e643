import { truncateSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { packTar, unpackTar } from 'modern-tar'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BackupPlace,
  backUpPlace,
  createBackupPlace,
  placeKinds,
  restorePlace,
} from '../../testing/backup-place.ts'
import { fillEveryTable } from '../../testing/fill-every-table.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { migrateWithin } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { StartupError } from '../startup-error.ts'
import { Digest } from './Digest.ts'

const [kind = 'embedded'] = placeKinds()
const webp = (text: string) => Buffer.from(`RIFF0000WEBP${text}`)

let folder: string
let good: string
let source: BackupPlace
const places: BackupPlace[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
  good = path.join(folder, 'good.tar')
  source = await createBackupPlace(kind, folder)
  const session = await source.open()
  const migrations = await readMigrations(migrationsFolder)
  await session.kysely.transaction().execute((transaction) => migrateWithin(transaction, migrations))
  await fillEveryTable(session.kysely)
  // More than is read of a file at once.
  await sql`insert into app_user (email, username, password_hash)
    select md5(i::text) || '@example.com', md5('name' || i), md5('hash' || i) from generate_series(1, 40000) i`.execute(
    session.kysely,
  )
  await session.close()
  await source.files.put(1, webp('一'))
  await backUpPlace(source, good)
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  for (const place of places.splice(0)) await place.drop()
})

async function createEmpty(): Promise<BackupPlace> {
  const place = await createBackupPlace(kind, folder)
  places.push(place)
  return place
}

/** Neither a table nor a file. */
async function expectUntouched({ open, files }: BackupPlace): Promise<void> {
  const session = await open()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace`.execute(session.kysely)
  await session.close()
  expect(rows).toEqual([])
  expect(await Array.fromAsync(files.list())).toEqual([])
}

/** A backup that differs, with a checksum that is right. */
async function change(edit: (members: Map<string, Buffer>) => void): Promise<string> {
  const entries = await unpackTar(await readFile(good))
  const members = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]))
  members.delete('checksum')
  edit(members)
  const digest = new Digest()
  for (const [name, bytes] of members) digest.add(name, bytes)
  members.set('checksum', Buffer.from(digest.end()))
  const file = path.join(folder, 'changed.tar')
  const changed = [...members].map(([name, body]) => ({ header: { name, size: body.length }, body }))
  await writeFile(file, await packTar(changed))
  return file
}

function editJson(
  members: Map<string, Buffer>,
  name: string,
  edit: (value: Record<string, unknown>) => void,
) {
  const value = JSON.parse(String(members.get(name)))
  edit(value)
  members.set(name, Buffer.from(JSON.stringify(value)))
}

async function expectRefused(file: string, reason: RegExp): Promise<void> {
  const place = await createEmpty()
  const refused = restorePlace(place, file)
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(reason)
  await expectUntouched(place)
}

test.each([0.2, 0.5, 0.9, 0.999])('只有前面%d的备份：残缺', async (part) => {
  const bytes = await readFile(good)
  const file = path.join(folder, 'truncated.tar')
  await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * part)))
  await expectRefused(file, /残缺/)
})

test.each([0.1, 0.3, 0.5, 0.7, 0.9])('在%d处改了一个字节的备份：被改动过', async (part) => {
  const bytes = await readFile(good)
  // Where something is written, rather than between the members.
  let at = Math.floor(bytes.length * part)
  while (bytes[at] === 0) at += 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  const file = path.join(folder, 'altered.tar')
  await writeFile(file, bytes)
  await expectRefused(file, /被改动过/)
})

test.each([
  ['空的文件', Buffer.alloc(0)],
  ['一段文字', Buffer.from('这不是备份'.repeat(1000))],
  ['全是0', Buffer.alloc(10_240)],
])('%s：不是备份', async (_, bytes) => {
  const file = path.join(folder, 'foreign.tar')
  await writeFile(file, bytes)
  await expectRefused(file, /不是本产品的备份/)
})

test('别的程序的tar：不是备份', async () => {
  const file = path.join(folder, 'foreign.tar')
  await writeFile(file, await packTar([{ header: { name: 'readme', size: 2 }, body: 'hi' }]))
  await expectRefused(file, /不是本产品的备份/)
})

test('没有这个文件', async () => {
  const place = await createEmpty()
  await expect(restorePlace(place, path.join(folder, 'nowhere.tar'))).rejects.toThrow(/ENOENT/)
})

test('更新的格式、本程序没有的迁移：要先升级', async () => {
  const format = (members: Map<string, Buffer>) =>
    editJson(members, 'backup.json', (header) => {
      header.formatVersion = 99
      header.productVersion = '9.9.9'
    })
  await expectRefused(await change(format), /更新的版本（9\.9\.9）/)
  const migration = (members: Map<string, Buffer>) =>
    editJson(members, 'manifest.json', (manifest) => {
      manifest.migrations = [...Object(manifest.migrations), { name: '9999_later.sql', checksum: '0' }]
    })
  await expectRefused(await change(migration), /更新的版本/)
})

test('改动过的程序的备份：迁移不一样、表不一样、文件与名字不符、行数不一样', async () => {
  const migration = (members: Map<string, Buffer>) =>
    editJson(members, 'manifest.json', (manifest) => {
      Object(manifest.migrations)[0].checksum = '0'
    })
  await expectRefused(await change(migration), /0001_user\.sql与本程序里的不一样/)
  const tables = (members: Map<string, Buffer>) =>
    editJson(members, 'manifest.json', (manifest) => {
      Object(manifest.tables).pop()
    })
  await expectRefused(await change(tables), /备份里的表/)
  const counts = (members: Map<string, Buffer>) =>
    editJson(members, 'manifest.json', (manifest) => {
      Object(manifest.tables)[0].rows = 7
    })
  await expectRefused(await change(counts), /行数与备份的不一样/)
  const file = (members: Map<string, Buffer>) => {
    const [name = ''] = [...members.keys()].filter((key) => key.startsWith('files/'))
    members.set(name, webp('别的'))
  }
  await expectRefused(await change(file), /与它的名字不符/)
})

test('不空的数据库、有别的文件的地方：拒绝，原来的都在', async () => {
  const [database, files] = [await createEmpty(), await createEmpty()]
  const session = await database.open()
  await sql`create table something (id int)`.execute(session.kysely)
  await expect(restorePlace(database, good)).rejects.toThrow(/有something/)
  expect((await sql`select * from something`.execute(session.kysely)).rows).toEqual([])
  await session.close()
  const own = await files.files.put(9, webp('自己的'))
  await expect(restorePlace(files, good)).rejects.toThrow(own)
  expect(await Array.fromAsync(files.files.list())).toEqual([own])
})

test.runIf(kind === 'postgres')('同时的两次恢复：只有一次成', async () => {
  const place = await createEmpty()
  const results = await Promise.allSettled([restorePlace(place, good), restorePlace(place, good)])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(String(failed[0]?.reason)).toMatch(/正在恢复|不是空的/)
  const session = await place.open()
  const { rows } = await sql`select count(*) from app_user`.execute(session.kysely)
  await session.close()
  expect(rows).toEqual([{ count: 40_001 }])
})

test('备份在恢复的中途不见了后半截：全部撤回', async () => {
  const file = path.join(folder, 'vanishing.tar')
  await writeFile(file, await readFile(good))
  const place = await createEmpty()
  const onProgress = (part: string) => {
    if (part === 'load') truncateSync(file, 60_000)
  }
  await expect(restorePlace(place, file, { onProgress })).rejects.toThrow(StartupError)
  await expectUntouched(place)
})

test.each(['verify', 'load'])('恢复到%s时按了Ctrl+C：全部撤回，再来一次就成', async (when) => {
  const place = await createEmpty()
  const stopping = new AbortController()
  const onProgress = (part: string) => {
    if (part === when) stopping.abort(new Error('Ctrl+C'))
  }
  await expect(restorePlace(place, good, { signal: stopping.signal, onProgress })).rejects.toThrow('Ctrl+C')
  await expectUntouched(place)
  await restorePlace(place, good)
})

test('备份时按了Ctrl+C、数据库中途不答：什么也不留下', async () => {
  const file = path.join(folder, 'stopped.tar')
  const stopping = new AbortController()
  const onProgress = (part: string) => {
    if (part === 'rows') stopping.abort(new Error('Ctrl+C'))
  }
  await expect(backUpPlace(source, file, { signal: stopping.signal, onProgress })).rejects.toThrow('Ctrl+C')
  const gone: Pick<BackupPlace, 'files' | 'open'> = {
    files: source.files,
    async open() {
      const session = await source.open()
      async function* copyOut(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('\n')
        throw new Error('gone')
      }
      return { ...session, copyOut }
    },
  }
  await expect(backUpPlace(gone, file)).rejects.toThrow('gone')
  expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([])
})

test('被终止的进程留下的半个备份，下次收走；还在写的不动', async () => {
  const file = path.join(folder, 'again.tar')
  await writeFile(`${file}.999999999.draft`, 'half')
  await writeFile(`${file}.${process.ppid}.draft`, 'half')
  await backUpPlace(source, file)
  const names = (await readdir(folder)).filter((name) => name.startsWith('again'))
  expect(names.sort()).toEqual(['again.tar', `again.tar.${process.ppid}.draft`])
})
