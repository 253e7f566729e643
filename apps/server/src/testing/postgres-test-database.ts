import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../platform/db/database.ts'
import { openPostgres } from '../platform/db/postgres/open-postgres.ts'

const silent = { debug() {}, error() {} }

/** The name of the migrated database that postgres-setup.ts makes. */
export const templateName = 'template_migrated'

/** The database of this name on the same server. */
export function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A copy of a database on the server at TEST_POSTGRES_URL. */
export async function createPostgresDatabase(template: string): Promise<Database> {
  const serverUrl = testServerUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const database = await openPostgres(databaseUrlOf(serverUrl, name), silent)
  return {
    ...database,
    async close() {
      await database.close()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** The server that postgres-setup.ts started. */
export function testServerUrl(): string {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl)
    throw new Error('TEST_POSTGRES_URL is missing: run this with postgres-setup.ts as globalSetup')
  return serverUrl
}

/** Runs a statement that no transaction may hold, outside of any test's database. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client(serverUrl)
  // Some statements end this very connection.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(statement)
  await client.end()
}
