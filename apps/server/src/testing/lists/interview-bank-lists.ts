import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import { indexInterviewBanks } from '../../modules/interview/search-source.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Interview banks and their questions of every status, some of the same place and time, one with a history. */
export async function seedInterviewBanks({ kysely }: Database): Promise<void> {
  const banks = await kysely
    .insertInto('interview_bank')
    .values(
      ['锁', 'JVM', 'net_work'].map((name, n) => ({
        slug: `bank-${n}`,
        name,
        description: '',
        group_name: '',
        level: 'any',
        minutes: 40,
        session_size: 10,
        sort_order: n >> 1,
      })),
    )
    .returning('id')
    .execute()
  const statuses = ['draft', 'published', 'archived'] as const
  const questions = await kysely
    .insertInto('interview_question')
    .values(
      banks.flatMap(({ id }, bank) =>
        Array.from({ length: 6 }, (_, n) => ({
          bank_id: id,
          slug: `question-${n}`,
          title: n % 2 === 0 ? `线程${n}%` : `Lock_${n}`,
          topic: n % 2 === 0 ? '锁' : 'JVM',
          difficulty: 'medium',
          minutes: 5,
          status: statuses[n % 3] ?? 'draft',
          sort_order: n >> 1,
          key_points: '[]',
          hint: '',
          probes: [],
          anchors: '{"zero":"","half":"","full":""}',
          red_flags: [],
          variant: '',
          answer: '',
          create_time: day(n + bank),
          update_time: day((n * 5) % 7),
        })),
      ),
    )
    .returning('id')
    .execute()
  await indexInterviewBanks(
    kysely,
    banks.map(({ id }) => id),
  )
  await kysely
    .insertInto('interview_question_revision')
    .values(
      questions.slice(0, 2).flatMap(({ id }) =>
        [1, 2, 3].map((version) => ({
          interview_question_id: id,
          version,
          snapshot: '{"title":"线程"}',
          create_time: day(version),
        })),
      ),
    )
    .execute()
}

const hasText = (texts: string[], keyword: string) =>
  texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()))

type PlainBank = Selectable<DB['interview_bank']> & { publishedCount: number }

export async function interviewBankList({
  kysely,
}: Database): Promise<PlainListOf<Contract['interviewBank']['page'], PlainBank>> {
  const banks = await kysely.selectFrom('interview_bank').selectAll().execute()
  const questions = await kysely.selectFrom('interview_question').selectAll().execute()
  const rows = banks.map((bank) => ({
    ...bank,
    publishedCount: questions.filter(({ bank_id, status }) => bank_id === bank.id && status === 'published')
      .length,
  }))
  return {
    rows,
    filters: {
      ids: { values: [rows.slice(1).map(({ id }) => id)], matches: ({ id }, ids) => ids.includes(id) },
      keyword: {
        values: ['net', 'bank-1', '_'],
        matches: ({ name, slug }, keyword) =>
          [name, slug].some((text) => text.toLowerCase().startsWith(keyword)),
      },
    },
    orders: {
      id: { natural: 'ascend', by: () => [] },
      sortOrder: { natural: 'ascend', by: (row) => [row.sort_order] },
      name: { natural: 'ascend', by: (row) => [row.name] },
      publishedCount: { natural: 'ascend', by: (row) => [row.publishedCount] },
    },
    defaultOrder: 'sortOrder',
  }
}

type PlainQuestion = Selectable<DB['interview_question']> & { bankOrder: number }

export async function interviewQuestionList({
  kysely,
}: Database): Promise<PlainListOf<Contract['interviewQuestionRecord']['page'], PlainQuestion>> {
  const banks = await kysely.selectFrom('interview_bank').selectAll().execute()
  const questions = await kysely.selectFrom('interview_question').selectAll().execute()
  const orders = new Map(banks.map(({ id, sort_order }) => [id, sort_order]))
  const rows = questions.map((question) => ({ ...question, bankOrder: orders.get(question.bank_id) ?? 0 }))
  return {
    rows,
    filters: {
      ids: { values: [rows.slice(2).map(({ id }) => id)], matches: ({ id }, ids) => ids.includes(id) },
      bankId: {
        values: banks.slice(-1).map(({ id }) => id),
        matches: (row, bankId) => row.bank_id === bankId,
      },
      topic: { values: ['锁'], matches: (row, topic) => row.topic === topic },
      status: { values: ['draft', 'published'], matches: (row, status) => row.status === status },
      keyword: {
        values: ['lock_', '%', '-3'],
        matches: ({ title, slug }, keyword) => hasText([title, slug], keyword),
      },
    },
    orders: {
      sortOrder: {
        natural: 'ascend',
        by: (row) => [row.bankOrder, row.bank_id, row.sort_order],
      },
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      updateTime: { natural: 'descend', by: (row) => [row.update_time] },
    },
    defaultOrder: 'sortOrder',
  }
}

export async function interviewQuestionRevisionList({
  kysely,
}: Database): Promise<
  PlainListOf<Contract['interviewQuestionRevision']['page'], Selectable<DB['interview_question_revision']>>
> {
  const rows = await kysely.selectFrom('interview_question_revision').selectAll().execute()
  return {
    rows,
    filters: {
      interviewQuestionId: {
        values: rows.slice(0, 1).map((row) => row.interview_question_id),
        matches: (row, id) => row.interview_question_id === id,
      },
    },
    bases: [['interviewQuestionId']],
    orders: { version: { natural: 'descend', by: (row) => [row.version] } },
    defaultOrder: 'version',
  }
}
