import { assessment } from '@app/contract/interview-session/schemas'
import { scorerOf } from '@app/contract/key-point/values'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import { migrateWithin } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const VERDICTS = ['covered', 'afterFollowUp', 'partial', 'wrong', 'missing']

const oldAssessment = (scorer: 'embedded' | 'model') =>
  JSON.stringify({
    scorer,
    points: VERDICTS.map((verdict) => ({
      text: verdict,
      weight: 3,
      dimension: 'depth',
      verdict,
      passage: verdict === 'missing' ? null : { turn: 2, start: 0, end: 2 },
    })),
    rules: ['keywords', 'parroted'],
    hintCost: 2,
    expression: null,
    comment: '',
  })
const oldQuestion = JSON.stringify({
  title: '怎样做？',
  keyPoints: [
    { text: '快', weight: 5, synonyms: ['快些'], not: ['慢'], dimension: 'depth', followUp: '多快？' },
  ],
})

test('旧的成绩：分数不变，判定成了核对，注明按旧规则或由模型核对', async () => {
  const database = await createUnmigratedDatabase()
  const { kysely } = database
  const migrations = await readMigrations(migrationsFolder)
  const migrate = (all: typeof migrations) =>
    kysely.transaction().execute((transaction) => migrateWithin(transaction, all))
  await migrate(migrations.filter(({ name }) => name < '0028'))
  await sql`insert into app_user (username, email, password_hash) values ('甲', 'a@example.com', '')`.execute(
    kysely,
  )
  for (const scorer of ['embedded', 'model'] as const) {
    await sql`insert into interview_session (user_id, bank_name, level, topics, strictness, language, interviewer, resume,
        job_description, state, question_count, create_time, act_time, score, scorer)
      values ((select id from app_user), '', 'middle', '[]', 'standard', 'zh-CN', 'embedded', '', '', 'finished', 1, now(),
        now(), 61, ${scorer})`.execute(kysely)
    await sql`insert into interview_session_question (session_id, place, question, score, assessment)
      select max(id), 1, ${oldQuestion}::text::jsonb, 61, ${oldAssessment(scorer)}::text::jsonb
      from interview_session`.execute(kysely)
  }
  await sql`insert into question_bank (slug, name, group_name, sort_order) values ('b', 'b', 'b', 1)`.execute(
    kysely,
  )
  await sql`insert into question (bank_id, slug, title, difficulty, tags, short_answer, answer, key_points, follow_ups,
      sort_order)
    select (select id from question_bank), n, n, 'easy', '{}', '', '', '[]', '[]', 1 from unnest(array['a', 'b']) n`.execute(
    kysely,
  )
  await sql`insert into paper (user_id, filter, bank_names, question_count, minutes, create_time, deadline_time, close_time, score)
    values ((select id from app_user), '{}', '{}', 1, 1, now(), now(), now(), 75)`.execute(kysely)
  const verdicts = JSON.stringify([
    { text: '甲', weight: 3, isCovered: true },
    { text: '乙', weight: 1, isCovered: false },
  ])
  await sql`insert into paper_question (paper_id, place, question_id, is_answered, verdicts)
    select (select id from paper), row_number() over (), id, true, case slug when 'a' then ${verdicts}::text::jsonb end
    from question`.execute(kysely)

  await migrate(migrations)
  const { rows } = await sql<Record<string, unknown>>`
    select s.score, s.scorer, s.point_count, s.mentioned_count, s.unchecked_count, q.score as question_score, q.assessment,
      q.question
    from interview_session s join interview_session_question q on q.session_id = s.id order by s.id`.execute(
    kysely,
  )
  const read = rows.map((row) => assessment.parse(row.assessment))
  expect(rows.map(({ scorer }) => scorer)).toEqual(['phrases', 'model'])
  expect(read.map(({ points }) => scorerOf(points))).toEqual(['phrases', 'model'])
  for (const row of rows)
    expect(row).toMatchObject({
      score: 61,
      question_score: 61,
      point_count: 5,
      mentioned_count: 3,
      unchecked_count: 0,
      question: {
        isPersonal: false,
        keyPoints: [{ text: '快', weight: 5, followUp: '多快？', misconception: '', words: [] }],
      },
    })
  expect(
    read[0]?.points.map(({ isMentioned, check, isAfterFollowUp }) => [isMentioned, check, isAfterFollowUp]),
  ).toEqual([
    [true, 'right', false],
    [true, 'right', true],
    [true, 'missing', false],
    [true, 'wrong', false],
    [false, null, false],
  ])
  expect(read[0]).toMatchObject({ judge: 'embedded', rules: ['parroted'], hintCost: 2 })
  const papers = await sql<Record<string, unknown>>`
    select p.score, p.scorer, p.point_count, p.mentioned_count, jsonb_agg(q.points order by q.place) as points
    from paper p join paper_question q on q.paper_id = p.id group by p.id`.execute(kysely)
  expect(papers.rows).toMatchObject([
    {
      score: 75,
      scorer: 'phrases',
      point_count: 2,
      mentioned_count: 1,
      points: [
        [
          { text: '甲', weight: 3, isMentioned: true, check: 'right', checker: null },
          { text: '乙', isMentioned: false, check: null },
        ],
        [],
      ],
    },
  ])
  await database.close()
})
