import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { RecordRepository } from './record.repository.ts'

/** A session as the audit log names it: whose it is, and in which bank. @throws AppError 40400 */
export async function auditTarget(db: Kysely<DB>, id: number): Promise<{ id: number; name: string }> {
  const record = await new RecordRepository(db).find(id)
  if (!record) throw notFound()
  return { id, name: `${record.username} ${record.bank_name}` }
}
