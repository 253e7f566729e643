import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BackupPlace,
  backUpPlace,
  createBackupPlace,
  placeKinds,
  readBackup,
  restorePlace,
} from '../../testing/backup-place.ts'
import { describeSchema } from '../../testing/describe-schema.ts'
import { fillEveryTable } from '../../testing/fill-every-table.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { migrateWithin } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import type { BackupManifest } from './format.ts'

const webp = (text: string) => Buffer.from(`RIFF0000WEBP${text}`)

const kinds = placeKinds()
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

let folder: string
/** By the kind of database: a site with everything, and its backup. */
const sites = new Map<string, { place: BackupPlace; file: string; manifest: BackupManifest }>()
const places: BackupPlace[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
  for (const kind of kinds) {
    const place = await createBackupPlace(kind, folder)
    await fill(place)
    const file = path.join(folder, `${kind}.tar`)
    sites.set(kind, { place, file, manifest: await backUpPlace(place, file) })
  }
})
afterAll(async () => {
  for (const { place } of sites.values()) await place.drop()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  for (const place of places.splice(0)) await place.drop()
})

function siteOn(kind: string) {
  const site = sites.get(kind)
  if (!site) throw new Error(`no site on ${kind}`)
  return site
}

async function restoreTo(kind: (typeof kinds)[number], file: string): Promise<BackupPlace> {
  const place = await createBackupPlace(kind, folder)
  places.push(place)
  await restorePlace(place, file)
  return place
}

/** A row in every table, every type of column with values that are easily lost, and a sequence that is ahead of its rows. */
async function fill({ open, files }: BackupPlace): Promise<void> {
  const session = await open()
  const { kysely } = session
  const migrations = await readMigrations(migrationsFolder)
  await kysely.transaction().execute((transaction) => migrateWithin(transaction, migrations))
  await fillEveryTable(kysely)
  await sql`update ai_message set message_text = repeat('长', 1000000)`.execute(kysely)
  await sql`select setval('app_user_id_seq', 1000)`.execute(kysely)
  await session.close()
  await files.put(1, webp('一'))
  await files.put(2, webp('二'))
}

test.each(kinds)('%s的备份：每个表都有行，只有自己读得', async (kind) => {
  const { file, manifest } = siteOn(kind)
  expect(manifest.tables.length).toBeGreaterThan(80)
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([])
  expect(manifest.files).toHaveLength(2)
  expect(manifest.sequences).toContainEqual({ name: 'app_user_id_seq', lastValue: '1000', isCalled: true })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test.each(ways)('从%s到%s：每个表、每种列、序列与文件，回来还是那样', async (from, to) => {
  const { file, manifest } = siteOn(from)
  const place = await restoreTo(to, file)
  const again = path.join(folder, `${from}-${to}.tar`)
  const secondManifest = await backUpPlace(place, again)
  const [before, after] = await Promise.all([file, again].map(readBackup))
  for (const name of ['manifest.json', 'checksum']) for (const backup of [before, after]) backup?.delete(name)
  expect(after).toEqual(before)
  expect(secondManifest).toEqual({ ...manifest, time: secondManifest.time })
})

test.each(ways)('从%s恢复到%s之后，触发器、外键与索引都在', async (from, to) => {
  const { place, file } = siteOn(from)
  expect(await schemaOf(await restoreTo(to, file))).toEqual(await schemaOf(place))
})

async function schemaOf({ open }: BackupPlace): Promise<string[]> {
  const session = await open()
  const schema = await describeSchema(session.kysely)
  await session.close()
  return schema
}
