import { contract } from '@app/contract/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { KnownWords } from './KnownWords.ts'
import { ScreeningService } from './screening.service.ts'
import { findStanding } from './standing.repository.ts'
import { SensitiveWordRepository } from './word.repository.ts'
import { sensitiveWordRoutes } from './word.routes.ts'
import { SensitiveWordService } from './word.service.ts'

interface SensitiveWordDependencies {
  kysely: Kysely<DB>
  events: Events
  audit: AuditLogService
  /** The site's origin, when it is known. */
  publicUrl: string | undefined
}

/** Sensitive words, and the screening of what users publish by them. */
export function createSensitiveWord({ kysely, events, audit, publicUrl }: SensitiveWordDependencies) {
  const known = new KnownWords(events)
  const words = new SensitiveWordRepository(kysely)
  const service = new SensitiveWordService({ kysely, words, known, audit })
  return {
    services: { screening: new ScreeningService(known, publicUrl) },
    routes: (app) => {
      sensitiveWordRoutes(app, service)
      implement(app, contract.user.standing, async (_, { caller }) => {
        const { isAdmin, isNew } = await findStanding(kysely, caller.id)
        return { isNew: isNew && !isAdmin }
      })
    },
  } satisfies ServerModule
}
