import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

type Row<T extends keyof DB> = Selectable<DB[T]>

const hasId = (row: { id: number }, ids: number[]) => ids.includes(row.id)
const someIds = (rows: { id: number }[]) => [rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)]
const holds = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase())
const isFrom = (time: Date | null, from: string) => time !== null && time >= new Date(from)
const isBefore = (time: Date | null, to: string) => time !== null && time < new Date(to)

function stateOf({ ban_time, ban_end_time, delete_time }: Row<'app_user'>) {
  if (delete_time) return 'deleted'
  return ban_time && (!ban_end_time || ban_end_time > new Date()) ? 'banned' : 'active'
}

export async function userList({
  kysely,
}: Database): Promise<PlainListOf<Contract['user']['page'], Row<'app_user'>>> {
  const rows = await kysely.selectFrom('app_user').selectAll().execute()
  return {
    rows,
    always: (row, asked) => asked.has('ids') || asked.has('state') || row.delete_time === null,
    filters: {
      ids: { values: someIds(rows), matches: hasId },
      keyword: {
        values: ['USERA', '_'],
        matches: ({ username, email }, keyword) => [username, email].some((text) => holds(text, keyword)),
      },
      userRole: { values: ['user', 'admin'], matches: (row, role) => row.user_role === role },
      state: { values: ['active', 'banned', 'deleted'], matches: (row, state) => stateOf(row) === state },
      createTimeFrom: {
        values: [day(4).toISOString()],
        matches: (row, time) => isFrom(row.create_time, time),
      },
      createTimeTo: {
        values: [day(9).toISOString()],
        matches: (row, time) => isBefore(row.create_time, time),
      },
      lastSeenTimeFrom: {
        values: [day(2).toISOString()],
        matches: (row, time) => isFrom(row.last_seen_time, time),
      },
      lastSeenTimeTo: {
        values: [day(6).toISOString()],
        matches: (row, time) => isBefore(row.last_seen_time, time),
      },
    },
    orders: {
      id: { natural: 'ascend', by: () => [] },
      createTime: { natural: 'ascend', by: (row) => [row.create_time] },
      lastSeenTime: { natural: 'ascend', by: (row) => [row.last_seen_time] },
      username: { natural: 'ascend', by: (row) => [row.username] },
      email: { natural: 'ascend', by: (row) => [row.email] },
    },
    defaultOrder: 'id',
  }
}

export async function auditList({
  kysely,
}: Database): Promise<PlainListOf<Contract['auditLog']['page'], Row<'audit_log'>>> {
  const rows = await kysely.selectFrom('audit_log').selectAll().execute()
  return {
    rows,
    filters: {
      ids: { values: someIds(rows), matches: hasId },
      actorId: {
        values: rows.slice(0, 1).map((row) => row.actor_id),
        matches: (row, id) => row.actor_id === id,
      },
      action: { values: ['user.ban', 'question.delete'], matches: (row, action) => row.action === action },
      targetType: { values: ['user', 'question'], matches: (row, type) => row.target_type === type },
      targetId: { values: [2], matches: (row, id) => row.target_id === id },
      createTimeFrom: {
        values: [day(3).toISOString()],
        matches: (row, time) => isFrom(row.create_time, time),
      },
      createTimeTo: {
        values: [day(8).toISOString()],
        matches: (row, time) => isBefore(row.create_time, time),
      },
    },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}

export async function announcementList({
  kysely,
}: Database): Promise<PlainListOf<Contract['announcement']['page'], Row<'announcement'>>> {
  const rows = await kysely.selectFrom('announcement').selectAll().execute()
  const stateOfIt = ({ publish_time, deliver_time }: Row<'announcement'>) => {
    if (deliver_time) return 'delivered'
    return publish_time ? 'delivering' : 'draft'
  }
  return {
    rows,
    filters: {
      ids: { values: someIds(rows), matches: hasId },
      keyword: { values: ['NEW', '%', '_'], matches: (row, keyword) => holds(row.title, keyword) },
      state: {
        values: ['draft', 'delivering', 'delivered'],
        matches: (row, state) => stateOfIt(row) === state,
      },
      audience: { values: ['all', 'admin'], matches: (row, audience) => row.audience === audience },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      publishTime: { natural: 'descend', by: (row) => [row.publish_time] },
    },
    defaultOrder: 'createTime',
  }
}

export async function importList({
  kysely,
}: Database): Promise<PlainListOf<Contract['questionImport']['page'], Row<'question_import'>>> {
  const rows = await kysely.selectFrom('question_import').selectAll().execute()
  return {
    rows,
    filters: { ids: { values: someIds(rows), matches: hasId } },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}

export async function importRowList({
  kysely,
}: Database): Promise<PlainListOf<Contract['questionImport']['rows'], Row<'question_import_row'>>> {
  const rows = await kysely.selectFrom('question_import_row').selectAll().execute()
  return {
    rows,
    filters: {
      importId: {
        values: rows.slice(0, 1).map((row) => row.import_id),
        matches: (row, importId) => row.import_id === importId,
      },
      action: { values: ['create', 'wrong'], matches: (row, action) => row.action === action },
    },
    bases: [['importId']],
    orders: { number: { natural: 'ascend', by: (row) => [row.number] } },
    defaultOrder: 'number',
  }
}
