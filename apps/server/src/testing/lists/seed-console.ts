import type { AuditAction } from '@app/contract/audit-log/schemas'
import type { ImportAction } from '@app/contract/question-import/values'
import type { Database } from '../../platform/db/database.ts'

/** Some rows share each day. */
export const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))

/** Letters only, all as long: every collation orders them alike. */
const nameOf = (n: number) => `user${String.fromCharCode(97 + ((n * 7) % 26), 97 + (n % 25))}`

const ACTIONS: AuditAction[] = ['user.ban', 'user.update', 'announcement.add', 'question.publish']
const IMPORT_STATUSES = ['uploading', 'ready', 'applied', 'failed', 'undone']
const IMPORT_ACTIONS: ImportAction[] = ['create', 'update', 'skip', 'wrong']

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** What admins list beside questions. @param actorId an admin */
export async function seedConsole(database: Database, actorId: number): Promise<void> {
  await seedUsers(database)
  await seedImports(database)
  await database.kysely
    .insertInto('audit_log')
    .values(
      times(45, (n) => {
        const action = ACTIONS[n % ACTIONS.length] ?? 'user.ban'
        return {
          action,
          actor_id: actorId + (n % 3),
          actor_name: 'admin',
          target_type: action.split('.')[0] ?? '',
          target_id: n % 6 === 0 ? null : 1 + (n % 5),
          create_time: day(n % 12),
          ip: '127.0.0.1',
          user_agent: 'test',
        }
      }),
    )
    .execute()
  await database.kysely
    .insertInto('announcement')
    .values(
      times(40, (n) => ({
        title: `${['New 100%', 'new_year', 'Holiday'][n % 3]} ${n}`,
        content: 'text',
        audience: ['all', 'user', 'admin'][(n >> 1) % 3] ?? 'all',
        create_time: day(n % 9),
        publish_time: n % 4 === 0 ? null : day(n % 7),
        deliver_time: n % 4 > 1 ? day(n % 7) : null,
      })),
    )
    .execute()
}

/** Beside those who are signed in: some banned, for a while or for good or once, some gone, some never seen. */
async function seedUsers({ kysely }: Database): Promise<void> {
  for (const { id } of await kysely.selectFrom('app_user').select('id').execute()) {
    const name = `user${String.fromCharCode(96 + id)}z`
    await kysely.updateTable('app_user').set({ username: name, email: name }).where('id', '=', id).execute()
  }
  const users = times(45, (n) => {
    const isBanned = n % 5 < 2
    return {
      username: nameOf(n),
      email: nameOf(n),
      password_hash: '-',
      user_role: n % 7 === 0 ? 'admin' : 'user',
      create_time: day(n % 13),
      last_seen_time: n % 3 === 0 ? null : day(n % 8),
      ban_time: isBanned ? day(1) : null,
      ban_reason: isBanned ? 'spam' : null,
      ban_end_time: isBanned ? ([null, day(2), new Date('2999-01-01')][n % 3] ?? null) : null,
      delete_time: n % 6 === 0 ? day(3) : null,
    }
  })
  await kysely.insertInto('app_user').values(users).execute()
}

async function seedImports({ kysely }: Database): Promise<void> {
  const imports = await kysely
    .insertInto('question_import')
    .values(
      times(15, (n) => ({
        file_name: `${n}.csv`,
        format: 'csv',
        size: 1,
        status: IMPORT_STATUSES[n % IMPORT_STATUSES.length] ?? 'ready',
        creator_name: 'admin',
        create_time: day(n % 4),
      })),
    )
    .returning('id')
    .execute()
  const rows = imports.slice(0, 2).flatMap(({ id }) =>
    times(30, (n) => ({
      import_id: id,
      // A bank and a question may stand in rows of the same number.
      number: (n * 7) % 11,
      place: 'bank/question',
      kind: n % 5 === 0 ? 'bank' : 'question',
      bank: 'bank',
      slug: 'question',
      title: 'title',
      action: IMPORT_ACTIONS[n % IMPORT_ACTIONS.length] ?? 'skip',
    })),
  )
  await kysely.insertInto('question_import_row').values(rows).execute()
}
