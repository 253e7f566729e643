import type { Contract } from '@app/contract/contract'
import { FREQUENCIES } from '@app/contract/question/values'
import type { QuestionForm } from '@app/contract/question-program/values'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { type PlainQuestion, readQuestions } from './seed-questions.ts'

const hasId = (row: { id: number }, ids: number[]) => ids.includes(row.id)

/** Chinese words stand anywhere in a title or tag, Latin ones begin a word. */
const hasKeyword = ({ title, tags }: { title: string; tags: string[] }, keyword: string) =>
  keyword
    .split(' ')
    .every((word) =>
      /^[a-z]+$/i.test(word)
        ? new RegExp(`(?<![a-z])${word}`, 'i').test(title)
        : [title, ...tags].some((text) => text.includes(word)),
    )

const FREQUENCY_PLACES: readonly string[] = FREQUENCIES

const questionOrders = {
  sortOrder: { natural: 'ascend', by: (row: PlainQuestion) => [row.bank_id, row.sort_order] },
  createTime: { natural: 'descend', by: (row: PlainQuestion) => [row.create_time] },
  viewCount: { natural: 'descend', by: (row: PlainQuestion) => [row.view_count] },
  encounterCount: { natural: 'descend', by: (row: PlainQuestion) => [row.encounter_count] },
} as const

const hasForm = (row: PlainQuestion, form: QuestionForm) => (row.program === null) === (form === 'text')
const hasTag = (row: PlainQuestion, tag: string) => row.tags.includes(tag)

/** The filters that learners' and admins' lists of questions share. */
function questionFilters(rows: PlainQuestion[]) {
  const bankIds = [...new Set(rows.map((row) => row.bank_id))]
  return {
    ids: { values: [[...rows.filter((_, n) => n % 6 < 2).map(({ id }) => id), 999_999]], matches: hasId },
    bankId: {
      values: [...bankIds.slice(0, 1), 999_999],
      matches: (row: PlainQuestion, bankId: number) => row.bank_id === bankId,
    },
    keyword: { values: ['线程', '线程池', 're', 'redis 锁', '存储', '？？'], matches: hasKeyword },
  }
}

export async function questionList(
  database: Database,
): Promise<PlainListOf<Contract['question']['page'], PlainQuestion>> {
  const rows = await readQuestions(database)
  return {
    rows,
    always: (row) => row.status === 'published',
    filters: {
      ...questionFilters(rows),
      tags: {
        values: [['并发'], ['冷门', '并发'], ['没有']],
        matches: (row, tags) => tags.some((tag) => hasTag(row, tag)),
      },
      difficulties: {
        values: [['medium'], ['easy', 'hard']],
        matches: (row, difficulties) => difficulties.some((difficulty) => difficulty === row.difficulty),
      },
      frequencies: {
        values: [['common'], ['occasional', 'extended']],
        matches: (row, frequencies) => frequencies.some((frequency) => frequency === row.frequency),
      },
      form: { values: ['code', 'text'], matches: hasForm },
      masteries: {
        values: [[0], [0, 3], [3]],
        matches: (row, masteries, viewer) =>
          masteries.some((mastery) => mastery === ((viewer && row.masteryOf.get(viewer)) ?? 0)),
      },
      isFavourite: {
        values: [true],
        matches: (row, _, viewer) => viewer !== null && row.favouriteOf.has(viewer),
      },
      isEncountered: {
        values: [true],
        matches: (row, _, viewer) => viewer !== null && row.encounteredBy.has(viewer),
      },
      company: {
        values: ['青梧科技', 'ACME', '没有'],
        matches: (row, company) => row.companies.has(company.toLowerCase()),
      },
    },
    bases: [[], ['tags'], ['keyword'], ['tags', 'keyword']],
    orders: {
      ...questionOrders,
      sortOrder: {
        natural: 'ascend',
        by: (row) => [row.bank_id, FREQUENCY_PLACES.indexOf(row.frequency), row.sort_order],
      },
    },
    defaultOrder: 'sortOrder',
  }
}

export async function questionRecordList(
  database: Database,
): Promise<PlainListOf<Contract['questionRecord']['page'], PlainQuestion>> {
  const rows = await readQuestions(database)
  return {
    rows,
    filters: {
      ...questionFilters(rows),
      tag: { values: ['并发', '冷门', '没有'], matches: hasTag },
      difficulty: {
        values: ['medium' as const],
        matches: (row, difficulty) => row.difficulty === difficulty,
      },
      frequency: {
        values: ['occasional' as const],
        matches: (row, frequency) => row.frequency === frequency,
      },
      form: { values: ['code', 'text'], matches: hasForm },
      status: { values: ['draft', 'published', 'archived'], matches: (row, status) => row.status === status },
    },
    orders: { ...questionOrders, updateTime: { natural: 'descend', by: (row) => [row.update_time] } },
    defaultOrder: 'sortOrder',
  }
}

export async function questionRevisionList({
  kysely,
}: Database): Promise<
  PlainListOf<Contract['questionRevision']['page'], Selectable<DB['question_revision']>>
> {
  const rows = await kysely.selectFrom('question_revision').selectAll().execute()
  return {
    rows,
    filters: {
      questionId: {
        values: rows.slice(0, 1).map((row) => row.question_id),
        matches: (row, questionId) => row.question_id === questionId,
      },
    },
    bases: [['questionId']],
    orders: { version: { natural: 'descend', by: (row) => [row.version] } },
    defaultOrder: 'version',
  }
}

type PlainBank = Selectable<DB['question_bank']> & { publishedCount: number }

export async function questionBankList(
  database: Database,
): Promise<PlainListOf<Contract['questionBank']['page'], PlainBank>> {
  const questions = await readQuestions(database)
  const banks = await database.kysely.selectFrom('question_bank').selectAll().execute()
  const isPublishedIn = (bankId: number) => (row: PlainQuestion) =>
    row.bank_id === bankId && row.status === 'published'
  return {
    rows: banks.map((bank) => ({ ...bank, publishedCount: questions.filter(isPublishedIn(bank.id)).length })),
    filters: {
      ids: { values: [banks.slice(1).map(({ id }) => id)], matches: hasId },
      keyword: {
        values: ['TA', '-bank', '_', '%'],
        matches: ({ name, slug }, keyword) =>
          [name, slug].some((text) => text.toLowerCase().includes(keyword.toLowerCase())),
      },
    },
    orders: {
      id: { natural: 'ascend', by: () => [] },
      sortOrder: { natural: 'ascend', by: (row) => [row.sort_order] },
      name: { natural: 'ascend', by: (row) => [row.name] },
      questionCount: { natural: 'ascend', by: (row) => [row.publishedCount] },
    },
    defaultOrder: 'sortOrder',
  }
}
