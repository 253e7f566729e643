import type { ChapterInterview } from '@app/contract/chapter/schemas'
import type { CheckedText } from '@app/contract/content/checked'
import type { Mastery } from '@app/contract/question/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

export interface ChapterRow {
  id: number
  name: string
  description: string
  introduction: string
  paths: string[]
}

export interface PointRow {
  id: number
  chapter_id: number
  title: string
  summary: string
  minutes: number
  question_count: number
  reading_position: number
  is_learned: boolean
}

export interface LinkedQuestionRow {
  id: number
  title: string
  difficulty: 'easy' | 'medium' | 'hard'
  mastery: Mastery
}

export interface RecallRow {
  id: number
  question: string
  answer: string
  rating: 1 | 2 | 3 | 4 | null
}

/** Chapters and knowledge points as learners read them: what is published. */
export class LearningRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async listChapters(): Promise<ChapterRow[]> {
    const { rows } = await sql<ChapterRow>`
      select id, name, description, introduction, paths from chapter c
      where exists (select 1 from knowledge_point p where p.chapter_id = c.id and p.status = 'published')
      order by sort_order, id`.execute(this.#db)
    return rows
  }

  /** All points in the order of the path. */
  async listPoints(userId: number | null): Promise<PointRow[]> {
    const { rows } = await sql<PointRow>`
      select p.id, p.chapter_id, p.title, p.summary, p.minutes,
        (select count(*)::int from knowledge_point_question l join question q on q.id = l.question_id
          where l.knowledge_point_id = p.id and q.status = 'published') as question_count,
        coalesce(m.reading_position, 0) as reading_position, m.learned_at is not null as is_learned
      from knowledge_point p join chapter c on c.id = p.chapter_id
      left join knowledge_point_progress m on m.knowledge_point_id = p.id and m.user_id = ${userId}
      where p.status = 'published'
      order by c.sort_order, c.id, p.sort_order, p.id`.execute(this.#db)
    return rows
  }

  /** The text of a point, and how it was checked. */
  findText(id: number): Promise<({ content: string } & CheckedText) | undefined> {
    return this.#db
      .selectFrom('knowledge_point')
      .select(['content', 'checked_date as checkedDate', 'versions', 'sources'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /**
   * The interview bank for a chapter, of those that ask about what trains its points: on a learning path the one that asks
   * least about anything else than the path, so that nobody is sent to another role's; then the one with most questions.
   * @param path the chapters of the path; empty without one
   */
  async findInterview(
    chapterId: number,
    userId: number,
    path: readonly number[],
  ): Promise<ChapterInterview | undefined> {
    const { rows } = await sql<ChapterInterview>`
      with asked as (
        select i.bank_id, coalesce(bool_or(p.chapter_id = ${chapterId}), false) as is_here,
          coalesce(bool_or(p.chapter_id = any(${path}::bigint[])), false) as is_on_path
        from interview_question i
          left join interview_question_link l on l.interview_question_id = i.id
          left join knowledge_point_question k on k.question_id = l.question_id
          left join knowledge_point p on p.id = k.knowledge_point_id and p.status = 'published'
        where i.status = 'published' group by i.id
      ), tested as (
        select bank_id, count(*) filter (where is_here) as n, avg(is_on_path::int) as share
        from asked group by bank_id
      )
      select b.id, b.name, b.minutes, b.session_size as "sessionSize", b.learner_count as "learnerCount",
        r.best_score as "bestScore"
      from tested t join interview_bank b on b.id = t.bank_id
      left join interview_record r on r.bank_id = b.id and r.user_id = ${userId}
      where t.n > 0 order by t.share desc, t.n desc, b.sort_order, b.id limit 1`.execute(this.#db)
    return rows[0]
  }

  /** The questions of some points, each once, in the order of the points. */
  async listQuestions(pointIds: readonly number[], userId: number): Promise<LinkedQuestionRow[]> {
    const { rows } = await sql<LinkedQuestionRow>`
      with linked as (
        select l.question_id, min(array[k.place, l.sort_order]) as place
        from unnest(${pointIds}::bigint[]) with ordinality as k (id, place)
        join knowledge_point_question l on l.knowledge_point_id = k.id group by l.question_id
      )
      select q.id, q.title, q.difficulty, coalesce(m.mastery, 0) as mastery
      from linked join question q on q.id = linked.question_id and q.status = 'published'
      left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
      order by linked.place`.execute(this.#db)
    return rows
  }

  async listRecall(pointId: number, userId: number): Promise<RecallRow[]> {
    const { rows } = await sql<RecallRow>`
      select r.id, r.question, r.answer, c.last_rating as rating from recall_question r
      left join review_card c on c.user_id = ${userId} and c.subject_type = 'recall' and c.subject_id = r.id
      where r.knowledge_point_id = ${pointId} order by r.sort_order`.execute(this.#db)
    return rows
  }

  /** The points that a question trains. */
  async listOfQuestion(questionId: number): Promise<{ id: number; title: string }[]> {
    const { rows } = await sql<{ id: number; title: string }>`
      select p.id, p.title from knowledge_point_question l join knowledge_point p on p.id = l.knowledge_point_id
      where l.question_id = ${questionId} and p.status = 'published' order by p.chapter_id, p.sort_order, p.id`.execute(
      this.#db,
    )
    return rows
  }
}
