import { FACT_WORDS } from '@app/contract/discussion/fact-words'
import type {
  CandidateLevel,
  DiscussionCategory,
  InterviewOutcome,
  InterviewRound,
} from '@app/contract/discussion/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { facet } from '../../platform/search/document.ts'
import { indexDocuments, type Popularity, type SearchSource } from '../../platform/search/index-documents.ts'

const popularity = sql`ln(1 + d.view_count / 10.0 + d.like_count * 2 + d.comment_count * 3 + d.favourite_count * 2)::real`

interface TextRow {
  id: number
  category: DiscussionCategory
  level: CandidateLevel | null
  round: InterviewRound | null
  outcome: InterviewOutcome | null
  title: string
  content: string
  tags: string[]
  company: string
  role: string
  state: string
  popularity: number
  create_time: Date
}

interface FactsRow {
  id: number
  category: DiscussionCategory
  comment_count: number
  is_essence: boolean
  is_solved: boolean
  create_time: Date
  author: { id: number; username: string; avatarUrl: string | null } | null
}

/** What lists of posts by a keyword are filtered by too. */
export const discussionFacets = { category: (category: string) => facet('category', category) }

/** What a post is about beside its text: a search for its company, its category and its round finds it. */
const factsOf = ({ company, role, category, level, round, outcome }: TextRow): string[] =>
  [
    company,
    role,
    ...FACT_WORDS.category[category],
    ...(level === null ? [] : FACT_WORDS.level[level]),
    ...(round === null ? [] : FACT_WORDS.round[round]),
    ...(outcome === null ? [] : FACT_WORDS.outcome[outcome]),
  ].filter((fact) => fact !== '')

/** Posts; admins find those that are deleted too. */
export const discussionSource: SearchSource<'discussion'> = {
  kind: 'discussion',

  async read(db, ids) {
    const { rows } = await sql<TextRow>`
      select id, category, title, content, tags, company, role, level, round, outcome, state, create_time,
        ${popularity} as popularity
      from discussion d where id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({
      refId: row.id,
      isPublic: row.state === 'visible',
      title: row.title,
      tags: row.tags,
      facts: factsOf(row),
      lead: '',
      body: [row.content],
      facets: [discussionFacets.category(row.category)],
      popularity: row.popularity,
      time: row.create_time,
    }))
  },

  async popularityAfter(db, id, limit) {
    const { rows } = await sql<Popularity>`
      select d.id, ${popularity} as popularity from discussion d where d.id > ${id} order by d.id limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows
  },

  async describe(db, ids) {
    const { rows } = await sql<FactsRow>`
      select d.id, d.category, d.comment_count, d.is_essence, d.accepted_comment_id is not null as is_solved, d.create_time,
        case when u.id is not null
          then json_build_object('id', u.id, 'username', u.username, 'avatarUrl', u.avatar_url) end as author
      from discussion d left join app_user u on u.id = d.author_id and u.delete_time is null
      where d.id = any(${ids}::bigint[])`.execute(db)
    return rows.map(({ id, category, author, ...row }) => ({
      kind: 'discussion',
      id,
      category,
      author,
      commentCount: row.comment_count,
      isEssence: row.is_essence,
      isSolved: row.is_solved,
      createTime: row.create_time.toISOString(),
    }))
  },
}

/** Writes what is found of posts, in the transaction that wrote them. */
export function indexDiscussions(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  return indexDocuments(db, discussionSource, ids)
}
