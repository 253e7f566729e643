import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'

/** A file of the migrations' folder. */
export interface Migration {
  /** The file's name, e.g. 0001_user.sql. */
  name: string
  text: string
  /** SHA-256 of the text, hexadecimal. */
  checksum: string
}

/** A migration that a database has, or had when it was backed up. */
export type Applied = Pick<Migration, 'name' | 'checksum'>

/**
 * Reads the .sql files of a folder in order.
 * @throws StartupError if the numbers do not run 0001, 0002, … without a gap
 */
export async function readMigrations(folder: URL | string): Promise<Migration[]> {
  const directory = folder instanceof URL ? fileURLToPath(folder) : folder
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0')
    if (!name.startsWith(`${number}_`))
      throw new StartupError(operatorText('database.migrationOutOfOrder', { name, number }))
  }
  return Promise.all(names.map((name) => readMigration(directory, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // A checkout may have other line ends than the one that applied the file.
  const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}
