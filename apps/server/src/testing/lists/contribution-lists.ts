import type { Contract } from '@app/contract/contract'
import type { ContributionKind, ContributionState } from '@app/contract/contribution/values'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

const KINDS = ['new', 'edit', 'mistake'] as const satisfies readonly ContributionKind[]
const STATES = ['pending', 'accepted', 'refused', 'withdrawn'] as const satisfies readonly ContributionState[]

/** Contributions of every user, of each kind and state, some of the same time. */
export async function seedContributions({ kysely }: Database): Promise<void> {
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const questions = await kysely.selectFrom('question').select('id').orderBy('id').limit(12).execute()
  for (const { id: user_id } of users) {
    const rows = questions.map(({ id: question_id }, n) => {
      const [kind, state] = [KINDS[n % 3] ?? 'new', STATES[n % 4] ?? 'pending']
      const isOpen = state === 'pending' || state === 'withdrawn'
      return {
        user_id,
        question_id,
        kind,
        state,
        title: `第${n}条`,
        reason: '',
        source: '',
        key: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        proposal: kind === 'mistake' ? null : '{}',
        handle_time: isOpen ? null : day(n),
        create_time: day(n >> 1),
        update_time: day(n % 5),
      }
    })
    await kysely.insertInto('contribution').values(rows).execute()
  }
}

type Row = Selectable<DB['contribution']>

const allRows = ({ kysely }: Database) => kysely.selectFrom('contribution').selectAll().execute()

const byState = {
  values: ['pending' as const, 'refused' as const],
  matches: (row: Row, state: ContributionState) => row.state === state,
}

export async function contributionList(
  database: Database,
): Promise<PlainListOf<Contract['contribution']['page'], Row>> {
  const rows = await allRows(database)
  const [first, second] = rows
  if (!first || !second) throw new Error('no contributions')
  return {
    rows,
    filters: {
      ids: { values: [[first.id, second.id]], matches: (row, ids) => ids.includes(row.id) },
      state: byState,
      kind: { values: ['new', 'mistake'], matches: (row, kind) => row.kind === kind },
      questionId: {
        values: [first.question_id ?? 0],
        matches: (row, questionId) => row.question_id === questionId,
      },
      userId: { values: [first.user_id], matches: (row, userId) => row.user_id === userId },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      updateTime: { natural: 'descend', by: (row) => [row.update_time] },
    },
    defaultOrder: 'createTime',
  }
}

/** The caller's own: who asks is the first admin. */
export async function ownContributionList(
  database: Database,
): Promise<PlainListOf<Contract['contribution']['mine'], Row>> {
  const admin = await database.kysely
    .selectFrom('app_user')
    .select('id')
    .where('user_role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    rows: (await allRows(database)).filter(({ user_id }) => user_id === admin.id),
    filters: { state: byState },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}
