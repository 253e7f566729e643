import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Migration } from '../platform/db/migration-files.ts'

/** The migrations of the versions before the baseline, as they were. */
export const formerMigrations: Migration[] = JSON.parse(
  gunzipSync(readFileSync(new URL('./former-migrations.json.gz', import.meta.url))).toString(),
)
