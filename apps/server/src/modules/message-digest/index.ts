import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import { DigestRepository } from './digest.repository.ts'
import { digestRoutes } from './digest.routes.ts'
import { type DigestDependencies, DigestService } from './digest.service.ts'
import { digestJob } from './digest-job.ts'

interface DigestModuleDependencies extends Omit<DigestDependencies, 'digests'> {
  kysely: Kysely<DB>
}

/** The daily mail of unread messages, and its end. */
export function createMessageDigest(deps: DigestModuleDependencies) {
  const repository = new DigestRepository(deps.kysely)
  const digests = new DigestService({ ...deps, digests: repository })
  return {
    services: { digests },
    routes: (app) => digestRoutes(app, { digests }),
    jobs: [digestJob(digests)],
    exportedParts: [
      exportTable(deps.kysely, {
        name: 'messageMails',
        table: 'message_digest',
        key: 'user_id',
        // The token is for mail programs.
        columns: sql`t.user_id, t.day`,
      }),
    ],
    forgetUser: (trx, userId) => repository.deleteOfUser(trx, userId),
  } satisfies ServerModule
}
