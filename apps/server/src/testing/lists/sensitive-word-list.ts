import type { Contract } from '@app/contract/contract'
import { SENSITIVE_WORD_ACTIONS } from '@app/contract/sensitive-word/values'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Words of each action, some of the same time. They hold nothing that the texts of the other lists do. */
export async function seedSensitiveWords({ kysely }: Database): Promise<void> {
  const rows = Array.from({ length: 40 }, (_, n) => {
    const word = `word_${String.fromCharCode(97 + ((n * 7) % 26), 97 + (n % 25))}`
    return {
      word,
      folded: `${n}`,
      action: SENSITIVE_WORD_ACTIONS[n % 3] ?? 'mask',
      create_time: day(n % 9),
      update_time: day(n % 11),
    }
  })
  await kysely.insertInto('sensitive_word').values(rows).execute()
}

export async function sensitiveWordList({
  kysely,
}: Database): Promise<PlainListOf<Contract['sensitiveWord']['page'], Selectable<DB['sensitive_word']>>> {
  const rows = await kysely.selectFrom('sensitive_word').selectAll().execute()
  const some = rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)
  return {
    rows,
    filters: {
      ids: { values: [some], matches: (row, ids) => ids.includes(row.id) },
      keyword: {
        values: ['WORD_A'],
        matches: (row, keyword) => row.word.includes(keyword.toLowerCase()),
      },
      action: { values: ['hold', 'refuse'], matches: (row, action) => row.action === action },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      updateTime: { natural: 'descend', by: (row) => [row.update_time] },
      word: { natural: 'ascend', by: (row) => [row.word] },
    },
    defaultOrder: 'createTime',
  }
}
