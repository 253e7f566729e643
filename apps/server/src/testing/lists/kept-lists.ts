import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Favourites and notes of every user, some of the same time; notes of questions and of knowledge points. */
export async function seedKept({ kysely }: Database): Promise<void> {
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const questions = await kysely.selectFrom('question').select('id').orderBy('id').limit(24).execute()
  const points = await kysely.selectFrom('knowledge_point').select('id').orderBy('id').execute()
  for (const { id: user_id } of users) {
    await kysely
      .insertInto('question_favourite')
      .values(questions.map(({ id }, n) => ({ user_id, question_id: id, create_time: day(n >> 1) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await kysely
      .insertInto('question_note')
      .values(
        questions.map(({ id }, n) => ({ user_id, question_id: id, content: '记', update_time: day(n >> 1) })),
      )
      .execute()
    await kysely
      .insertInto('knowledge_point_note')
      .values(
        points.map(({ id }, n) => ({ user_id, knowledge_point_id: id, content: '记', update_time: day(n) })),
      )
      .execute()
  }
}

/** The caller's own: who asks is the first admin. */
export async function findCaller({ kysely }: Database): Promise<number> {
  const { id } = await kysely
    .selectFrom('app_user')
    .select('id')
    .where('user_role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

type PlainFavourite = Selectable<DB['question_favourite']> & { id: number }

export async function favouriteList(
  database: Database,
): Promise<PlainListOf<Contract['favourite']['page'], PlainFavourite>> {
  const favourites = await database.kysely
    .selectFrom('question_favourite')
    .selectAll()
    .where('user_id', '=', await findCaller(database))
    .execute()
  return {
    rows: favourites.map((row) => ({ ...row, id: row.question_id })),
    filters: {},
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}

interface PlainNote {
  id: number
  subject: string
  update_time: Date
}

export async function noteList(
  database: Database,
): Promise<PlainListOf<Contract['note']['page'], PlainNote>> {
  const caller = await findCaller(database)
  const { kysely } = database
  const ofQuestions = await kysely
    .selectFrom('question_note')
    .selectAll()
    .where('user_id', '=', caller)
    .execute()
  const ofPoints = await kysely
    .selectFrom('knowledge_point_note')
    .selectAll()
    .where('user_id', '=', caller)
    .execute()
  return {
    rows: [
      ...ofQuestions.map((row) => ({ ...row, id: row.question_id, subject: 'question' })),
      ...ofPoints.map((row) => ({ ...row, id: row.knowledge_point_id, subject: 'knowledgePoint' })),
    ],
    filters: {},
    orders: { updateTime: { natural: 'descend', by: (row) => [row.update_time, row.subject] } },
    defaultOrder: 'updateTime',
  }
}
