import { sql } from 'kysely'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import { EncounterRepository } from './encounter.repository.ts'
import { encounterRoutes } from './encounter.routes.ts'
import { type EncounterDependencies, EncounterService } from './encounter.service.ts'

/** 面试遇到过: the questions that learners met in interviews, and the companies they met them at. */
export function createEncounter(deps: EncounterDependencies) {
  const services = { encounters: new EncounterService(deps) }
  return {
    services,
    routes: (app) => encounterRoutes(app, services),
    exportedParts: [
      exportTable(deps.kysely, {
        name: 'encounters',
        table: 'question_encounter',
        key: 'question_id',
        columns: sql`t.question_id, (select title from question where id = t.question_id) as question_title, t.create_time,
          (select name from interview_company where id = t.company_id) as company, t.role, to_char(t.month, 'YYYY-MM') as month`,
      }),
    ],
    forgetUser: (trx, userId) => new EncounterRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
