import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Groups of two and three words, some switched off, some of the same time. They hold nothing that the texts of the other lists do. */
export async function seedSearchSynonyms({ kysely }: Database): Promise<void> {
  const rows = Array.from({ length: 40 }, (_, n) => {
    const letters = String.fromCharCode(97 + ((n * 7) % 26), 97 + (n % 25))
    const words = [`synonym_${letters}`, `other_${n}`, `third_${letters}`].slice(0, 2 + (n % 2))
    return {
      words,
      is_active: n % 3 > 0,
      shipped_words: n % 5 === 0 ? words : null,
      create_time: day(n % 9),
      update_time: day(n % 11),
    }
  })
  await kysely.insertInto('search_synonym').values(rows).execute()
}

export async function searchSynonymList({
  kysely,
}: Database): Promise<PlainListOf<Contract['searchSynonym']['page'], Selectable<DB['search_synonym']>>> {
  const rows = await kysely.selectFrom('search_synonym').selectAll().execute()
  const some = rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)
  return {
    rows,
    filters: {
      ids: { values: [some], matches: (row, ids) => ids.includes(row.id) },
      keyword: {
        values: ['NYM_A', 'third'],
        matches: (row, keyword) => row.words.some((word) => word.includes(keyword.toLowerCase())),
      },
      isActive: { values: [true, false], matches: (row, isActive) => row.is_active === isActive },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      updateTime: { natural: 'descend', by: (row) => [row.update_time] },
    },
    defaultOrder: 'createTime',
  }
}
