import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateWithin } from '../platform/db/migrate.ts'
import { readMigrations } from '../platform/db/migration-files.ts'
import { backUpPlace, createBackupPlace } from './backup-place.ts'
import { fillEveryTable } from './fill-every-table.ts'
import { migrationsFolder } from './migrations-folder.ts'

/**
 * `pnpm run backup:release [NUMBER]`: adds the backup of a release to those that every later version has to restore: a
 * row in every table as of the migration of that number, or of the last one.
 */

const folder = fileURLToPath(new URL('./releases/', import.meta.url))
const number = process.argv[2]
const all = await readMigrations(migrationsFolder)
const migrations = number === undefined ? all : all.slice(0, Number(number))
const last = migrations.at(-1)
if (!last || (number !== undefined && !last.name.startsWith(`${number}_`)))
  throw new Error(`there is no migration ${number}; write it with four digits`)

const home = await mkdtemp(path.join(tmpdir(), 'release-'))
const place = await createBackupPlace('embedded', home)
const session = await place.open()
await session.kysely.transaction().execute((transaction) => migrateWithin(transaction, migrations))
await fillEveryTable(session.kysely)
await session.close()
await place.files.put(1, Buffer.from('RIFF0000WEBP'))
const file = path.join(home, 'release.tar')
await backUpPlace(place, file)
await place.drop()
await rename(file, path.join(folder, `${last.name.slice(0, 4)}.tar`))
await rm(home, { recursive: true })
