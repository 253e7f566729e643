import { randomUUID } from 'node:crypto'
import { COMMENT_STATES, COMMENT_TARGETS } from '@app/contract/comment/values'
import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Comments of two authors in every state, some of the same time. */
export async function seedComments({ kysely }: Database, authors: readonly [number, number]): Promise<void> {
  const rows = Array.from({ length: 45 }, (_, n) => ({
    target_type: COMMENT_TARGETS[n % 3] ?? 'question',
    target_id: 1 + (n % 4),
    author_id: authors[n % 2] ?? authors[0],
    client_key: randomUUID(),
    content: `第${n}条%评论`,
    state: n % 5 === 4 ? (COMMENT_STATES[(n >> 2) % COMMENT_STATES.length] ?? 'held') : 'visible',
    like_count: n % 7,
    create_time: day(n % 12),
  }))
  await kysely.insertInto('comment').values(rows).execute()
}

export async function commentRecordList({
  kysely,
}: Database): Promise<PlainListOf<Contract['commentRecord']['page'], Selectable<DB['comment']>>> {
  const rows = await kysely.selectFrom('comment').selectAll().execute()
  const some = rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)
  return {
    rows,
    always: (row, asked) => asked.has('state') || asked.has('ids') || row.state !== 'deleted',
    filters: {
      ids: { values: [some], matches: (row, ids) => ids.includes(row.id) },
      keyword: { values: ['1条%'], matches: (row, keyword) => row.content.includes(keyword) },
      state: { values: ['held', 'hidden', 'deleted'], matches: (row, state) => row.state === state },
      targetType: {
        values: ['discussion', 'knowledgePoint'],
        matches: (row, type) => row.target_type === type,
      },
      authorId: {
        values: rows.slice(0, 1).map((row) => row.author_id),
        matches: (row, id) => row.author_id === id,
      },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      likeCount: { natural: 'descend', by: (row) => [row.like_count] },
    },
    defaultOrder: 'createTime',
  }
}
