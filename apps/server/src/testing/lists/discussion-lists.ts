import { randomUUID } from 'node:crypto'
import type { Contract } from '@app/contract/contract'
import {
  CANDIDATE_LEVELS,
  DISCUSSION_CATEGORIES,
  INTERVIEW_OUTCOMES,
  INTERVIEW_ROUNDS,
  PUBLICATION_STATES,
} from '@app/contract/discussion/values'
import type { Selectable } from 'kysely'
import { indexDiscussions } from '../../modules/discussion/search-source.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

const COMPANIES = ['甲公司', 'Acme', '']
const POSTS = 48

/** The nth of some values, over and over. */
const turn = <V>(values: readonly [V, ...V[]], n: number): V => values[n % values.length] ?? values[0]

/** Posts of two authors in every state, some of the same time. */
export async function seedDiscussions(
  { kysely }: Database,
  authors: readonly [number, number],
): Promise<void> {
  const rows = Array.from({ length: POSTS }, (_, n) => {
    const company = n % 4 === 1 ? '' : (COMPANIES[n % 3] ?? '')
    return {
      author_id: turn(authors, n >> 1),
      key: randomUUID(),
      category: turn(DISCUSSION_CATEGORIES, n),
      title: `第${n}篇%帖子`,
      content: '内容',
      excerpt: '内容',
      tags: n % 3 === 0 ? ['缓存', 'Java'] : ['Java'],
      company,
      company_key: company.toLowerCase(),
      role: '后端',
      role_key: n % 5 === 0 ? '' : '后端',
      level: turn(CANDIDATE_LEVELS, n),
      round: turn(INTERVIEW_ROUNDS, n >> 1),
      outcome: turn(INTERVIEW_OUTCOMES, n),
      state: n % 5 === 4 ? turn(PUBLICATION_STATES, n >> 2) : 'visible',
      is_pinned: n % 11 === 0,
      is_essence: n % 4 === 0,
      is_locked: n % 6 === 0,
      ...(n % 7 === 1 && { accepted_comment_id: n, accept_time: day(1) }),
      like_count: n % 9,
      comment_count: n % 8,
      view_count: n % 10,
      create_time: day(n % 14),
      active_time: day((n * 5) % 17),
    }
  })
  const added = await kysely.insertInto('discussion').values(rows).returning('id').execute()
  await indexDiscussions(
    kysely,
    added.map(({ id }) => id),
  )
  const marked = added.filter((_, n) => n % 3 === 0)
  await kysely
    .insertInto('discussion_favourite')
    .values(marked.map(({ id }) => ({ user_id: authors[0], discussion_id: id })))
    .execute()
}

type Row = Selectable<DB['discussion']>

export async function discussionList({
  kysely,
}: Database): Promise<PlainListOf<Contract['discussion']['page'], Row>> {
  const rows = await kysely.selectFrom('discussion').selectAll().execute()
  const favourites = await kysely.selectFrom('discussion_favourite').selectAll().execute()
  const other = Math.max(...rows.map((row) => row.author_id))
  return {
    rows,
    always: (row) => row.state === 'visible',
    filters: {
      view: {
        values: ['unanswered', 'essence'],
        matches: (row, view) =>
          view === 'essence' ? row.is_essence : row.category === 'help' && row.accepted_comment_id === null,
      },
      category: { values: ['experience', 'help'], matches: (row, category) => row.category === category },
      tag: { values: ['缓存'], matches: (row, tag) => row.tags.includes(tag) },
      authorId: { values: [other], matches: (row, id) => row.author_id === id },
      company: {
        values: ['ACME', '公司'],
        matches: (row, name) => row.company_key.includes(name.toLowerCase()),
      },
      role: { values: ['后'], matches: (row, role) => row.role_key.includes(role) },
      level: { values: ['campus'], matches: (row, level) => row.level === level },
      round: { values: ['hr'], matches: (row, round) => row.round === round },
      outcome: { values: ['passed'], matches: (row, outcome) => row.outcome === outcome },
      isFavourite: {
        values: [true],
        matches: (row, _, viewer) =>
          favourites.some((mark) => mark.user_id === viewer && mark.discussion_id === row.id),
      },
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [Number(row.is_pinned), row.create_time] },
      activeTime: { natural: 'descend', by: (row) => [Number(row.is_pinned), row.active_time] },
      heat: { natural: 'descend', by: (row) => [Number(row.is_pinned), row.heat] },
    },
    defaultOrder: 'createTime',
  }
}

export async function discussionRecordList({
  kysely,
}: Database): Promise<PlainListOf<Contract['discussionRecord']['page'], Row>> {
  const rows = await kysely.selectFrom('discussion').selectAll().execute()
  const some = rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)
  const flag = (column: 'is_pinned' | 'is_essence' | 'is_locked') => ({
    values: [true, false],
    matches: (row: Row, value: boolean) => row[column] === value,
  })
  return {
    rows,
    always: (row, asked) => asked.has('state') || asked.has('ids') || row.state !== 'deleted',
    filters: {
      ids: { values: [some], matches: (row, ids) => ids.includes(row.id) },
      keyword: {
        values: ['1篇%', '帖子'],
        matches: (row, keyword) => `第${row.title}`.includes(`第第${keyword}`) || keyword === '帖子',
      },
      category: { values: ['chat'], matches: (row, category) => row.category === category },
      state: { values: ['held', 'hidden', 'deleted'], matches: (row, state) => row.state === state },
      authorId: {
        values: rows.slice(0, 1).map((row) => row.author_id),
        matches: (row, id) => row.author_id === id,
      },
      isPinned: flag('is_pinned'),
      isEssence: flag('is_essence'),
      isLocked: flag('is_locked'),
    },
    orders: {
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      likeCount: { natural: 'descend', by: (row) => [row.like_count] },
      commentCount: { natural: 'descend', by: (row) => [row.comment_count] },
      viewCount: { natural: 'descend', by: (row) => [row.view_count] },
    },
    defaultOrder: 'createTime',
  }
}
