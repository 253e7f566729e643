import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Tags with and without posts, some of the same time, some merged into others. */
export async function seedDiscussionTags({ kysely }: Database): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, n) => ({
    key: `tag_${n}`,
    name: `Tag_${n}`,
    discussion_count: n % 4,
    create_time: day(n % 9),
  }))
  const added = await kysely.insertInto('discussion_tag').values(rows).returning('id').execute()
  const former = added
    .slice(0, 6)
    .map(({ id }, n) => ({ key: `former%${n}`, name: `Former%${n}`, merged_id: id }))
  await kysely.insertInto('discussion_tag').values(former).execute()
}

export async function discussionTagList({
  kysely,
}: Database): Promise<PlainListOf<Contract['discussionTag']['page'], Selectable<DB['discussion_tag']>>> {
  const rows = await kysely.selectFrom('discussion_tag').selectAll().execute()
  const some = rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)
  const says = (row: { name: string }, keyword: string) =>
    row.name.toLowerCase().includes(keyword.toLowerCase())
  return {
    rows,
    always: (row) => row.merged_id === null,
    filters: {
      ids: { values: [some], matches: (row, ids) => ids.includes(row.id) },
      keyword: {
        values: ['tag_1', 'FORMER%'],
        matches: (row, keyword) =>
          says(row, keyword) || rows.some((other) => other.merged_id === row.id && says(other, keyword)),
      },
    },
    orders: {
      discussionCount: { natural: 'descend', by: (row) => [row.discussion_count] },
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
    },
    defaultOrder: 'discussionCount',
  }
}
