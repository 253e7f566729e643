import type { KeyPoint } from '@app/contract/key-point/schemas'
import type { Difficulty, Frequency } from '@app/contract/question/values'
import { type QuestionProgram, questionProgram } from '@app/contract/question-program/schemas'
import { indexInterviewQuestions } from '../modules/interview/search-source.ts'
import { indexPoints } from '../modules/learning/search-source.ts'
import { indexQuestions } from '../modules/question/search-source.ts'
import type { Database } from '../platform/db/database.ts'

let count = 0

/** @returns the new bank's id */
export async function createBank(
  { kysely }: Database,
  values: { name?: string; sortOrder?: number } = {},
): Promise<number> {
  count += 1
  const row = await kysely
    .insertInto('question_bank')
    .values({
      slug: `bank-${count}`,
      name: values.name ?? `题库${count}`,
      group_name: '后端',
      sort_order: values.sortOrder ?? count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface QuestionValues {
  bankId: number
  title?: string
  difficulty?: Difficulty
  frequency?: Frequency
  isPersonal?: boolean
  /** What makes it a programming problem. */
  program?: QuestionProgram
  tags?: string[]
  sortOrder?: number
}

/** A small programming problem, in two languages. */
export const DOUBLE = questionProgram.parse({
  languages: ['javascript', 'python'],
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  returns: 'number',
  statement: '返回两倍。',
  hints: ['用加法。'],
  starters: { javascript: 'function double(n) {\n}\n' },
  solutions: { javascript: 'const double = (n) => n * 2\n', python: 'def double(n): return n * 2\n' },
  cases: JSON.stringify({
    shown: [{ name: '一', args: [1], expected: 2 }],
    hidden: [{ args: [0], expected: 0 }],
  }),
})

/** @returns the new question's id */
export async function createQuestion({ kysely }: Database, values: QuestionValues): Promise<number> {
  count += 1
  const title = values.title ?? `第${count}个问题是什么？`
  const row = await kysely
    .insertInto('question')
    .values({
      bank_id: values.bankId,
      slug: `question-${count}`,
      title,
      difficulty: values.difficulty ?? 'medium',
      frequency: values.frequency ?? 'common',
      is_personal: values.isPersonal ?? false,
      program: values.program ? JSON.stringify(values.program) : null,
      tags: values.tags ?? [],
      short_answer: '先说结论，再说原因。',
      answer: '## 详解\n\n因为`x`。',
      key_points: JSON.stringify([{ text: '说出结论', weight: 3, followUp: '为什么？', misconception: '' }]),
      follow_ups: JSON.stringify(['还有别的办法吗？']),
      sort_order: values.sortOrder ?? count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexQuestions(kysely, [row.id])
  return row.id
}

/** @returns the new interview bank's id */
export async function createInterviewBank(
  { kysely }: Database,
  values: { name?: string } = {},
): Promise<number> {
  count += 1
  const row = await kysely
    .insertInto('interview_bank')
    .values({
      slug: `interview-${count}`,
      name: values.name ?? `面试${count}`,
      description: '',
      group_name: '后端',
      level: 'middle',
      minutes: 40,
      session_size: 10,
      sort_order: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface InterviewQuestionValues {
  bankId: number
  topic?: string
  keyPoints?: Partial<KeyPoint>[]
}

/** A question with three key points, unless it has others. @returns the new question's id */
export async function createInterviewQuestion(
  { kysely }: Database,
  { bankId, topic = '集合', keyPoints = POINTS }: InterviewQuestionValues,
): Promise<number> {
  count += 1
  const row = await kysely
    .insertInto('interview_question')
    .values({
      bank_id: bankId,
      slug: `question-${count}`,
      title: `第${count}题该怎样做？`,
      topic,
      difficulty: 'medium',
      minutes: 4,
      hint: '想想代价。',
      key_points: JSON.stringify(keyPoints.map((point) => ({ ...POINT, ...point }))),
      probes: ['再深一步呢？'],
      anchors: '{"zero":"","half":"","full":""}',
      red_flags: [],
      variant: '',
      answer: '参考回答。',
      sort_order: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexInterviewQuestions(kysely, [row.id])
  return row.id
}

const POINT: KeyPoint = { text: '', weight: 5, followUp: '', misconception: '' }

const POINTS: Partial<KeyPoint>[] = [
  { text: '快在批量写入', weight: 5, followUp: '写的时候怎样少等？' },
  { text: '稳在失败重试', weight: 3, followUp: '出错了怎么办？' },
  { text: '省在压缩存储', weight: 2, followUp: '地方不够怎么办？' },
]

/** @returns the id of a new knowledge point, in a chapter of its own */
export async function createKnowledgePoint({ kysely }: Database): Promise<number> {
  count += 1
  const common = { slug: `point-${count}`, sort_order: count }
  const chapter = await kysely
    .insertInto('chapter')
    .values({ ...common, name: `章${count}`, description: '', introduction: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const point = { chapter_id: chapter.id, title: `知识点${count}`, summary: '', minutes: 8, content: '正文' }
  const row = await kysely
    .insertInto('knowledge_point')
    .values({ ...common, ...point, status: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexPoints(kysely, [row.id])
  return row.id
}
