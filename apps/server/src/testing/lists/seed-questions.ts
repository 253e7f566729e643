import type { QuestionStatus } from '@app/contract/content/values'
import { type Difficulty, FREQUENCIES } from '@app/contract/question/values'
import type { Selectable } from 'kysely'
import { indexQuestions } from '../../modules/question/search-source.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Words that titles are made of: some stand in others, or begin alike. */
const WORDS = ['线程池怎样扩容', '线程', '索引', 'Redis', 'Reactor', 'B树', '锁与缓存']
const TAGS = ['并发', '存储', '冷门']
const DIFFICULTIES: Difficulty[] = ['easy', 'medium', 'hard']
const STATUSES: QuestionStatus[] = ['draft', 'archived']
const QUESTIONS = 100

/** Many rows share each value of an order. */
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))

/** Questions of every status in three of four banks, and what two learners have marked of them. */
export async function seedQuestions({ kysely }: Database, learnerIds: readonly number[]): Promise<void> {
  const banks = await kysely
    .insertInto('question_bank')
    .values(
      ['delta', 'alpha', 'gamma', 'betaa'].map((name, n) => ({
        slug: `${name}-bank`,
        name,
        sort_order: n % 2,
      })),
    )
    .returning('id')
    .execute()
  const bankIds = banks.slice(0, 3).map(({ id }) => id)
  const questions = await kysely
    .insertInto('question')
    .values(Array.from({ length: QUESTIONS }, (_, n) => newQuestion(n, bankIds[n % bankIds.length] ?? 0)))
    .returning('id')
    .execute()
  await indexQuestions(
    kysely,
    questions.map(({ id }) => id),
  )
  const companies = await kysely
    .insertInto('interview_company')
    .values(['青梧科技', 'Acme'].map((name) => ({ name, name_key: name.toLowerCase() })))
    .returning('id')
    .execute()
  const companyIds = companies.map(({ id }) => id)
  for (const [shift, userId] of learnerIds.entries()) {
    const some = (every: number) =>
      questions
        .filter((_, n) => (n + shift) % every === 0)
        .map(({ id }) => ({ user_id: userId, question_id: id }))
    const practised = some(3).map((mark, n) => ({ ...mark, mastery: 1 + (n % 4) }))
    await kysely.insertInto('question_mastery').values(practised).execute()
    await kysely.insertInto('question_favourite').values(some(4)).execute()
    const met = some(5).map((mark, n) => ({ ...mark, company_id: companyIds[n % 3] ?? null }))
    await kysely.insertInto('question_encounter').values(met).execute()
  }
  await seedRevisions(
    { kysely },
    questions.slice(0, 3).map(({ id }) => id),
  )
}

function newQuestion(n: number, bankId: number) {
  const title = `${WORDS[n % WORDS.length]}，${WORDS[(n * 3 + 1) % WORDS.length]}？`
  return {
    bank_id: bankId,
    slug: `question-${n}`,
    title,
    difficulty: DIFFICULTIES[(n >> 1) % 3] ?? 'easy',
    frequency: FREQUENCIES[n % 7] ?? 'common',
    tags: TAGS.filter((_, t) => n % (t * 5 + 2) === 0),
    short_answer: '答',
    answer: '答',
    sort_order: n % 11,
    view_count: (n * 7) % 13,
    encounter_count: (n * 5) % 6,
    create_time: day(n % 17),
    update_time: day((n * 3) % 19),
    program: n % 4 === 1 ? JSON.stringify({ languages: ['sql'] }) : null,
    status: STATUSES[n % 10] ?? 'published',
  }
}

async function seedRevisions({ kysely }: Pick<Database, 'kysely'>, questionIds: number[]): Promise<void> {
  const revisions = questionIds.flatMap((id) =>
    Array.from({ length: 12 }, (_, n) => ({
      question_id: id,
      // The later versions were written first.
      version: 12 - n,
      snapshot: JSON.stringify({ title: `第${n}版` }),
      editor_name: 'editor',
    })),
  )
  await kysely.insertInto('question_revision').values(revisions).execute()
}

/** A question with who has marked it. */
export interface PlainQuestion extends Selectable<DB['question']> {
  masteryOf: ReadonlyMap<number, number>
  favouriteOf: ReadonlySet<number>
  encounteredBy: ReadonlySet<number>
  /** In lower case. */
  companies: ReadonlySet<string | null>
}

export async function readQuestions({ kysely }: Database): Promise<PlainQuestion[]> {
  const [questions, mastery, favourites, encounters] = await Promise.all([
    kysely.selectFrom('question').selectAll().execute(),
    kysely.selectFrom('question_mastery').selectAll().execute(),
    kysely.selectFrom('question_favourite').selectAll().execute(),
    kysely
      .selectFrom('question_encounter as e')
      .leftJoin('interview_company as c', 'c.id', 'e.company_id')
      .select(['e.user_id', 'e.question_id', 'c.name_key'])
      .execute(),
  ])
  return questions.map((question) => {
    const isOfIt = (mark: { question_id: number }) => mark.question_id === question.id
    return {
      ...question,
      masteryOf: new Map(mastery.filter(isOfIt).map((mark) => [mark.user_id, mark.mastery])),
      favouriteOf: new Set(favourites.filter(isOfIt).map((mark) => mark.user_id)),
      encounteredBy: new Set(encounters.filter(isOfIt).map((mark) => mark.user_id)),
      companies: new Set(encounters.filter(isOfIt).map((mark) => mark.name_key)),
    }
  })
}
