import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { families } from '../apps/server/src/modules/content/kinds/families.ts'

const server = resolve(import.meta.dirname, '../apps/server/src')

/**
 * The one folder below apps/server/src that writes a table: the rule "one module, one writer", of which imports alone know
 * nothing. `null`: triggers alone write it.
 */
const OWNERS: Readonly<Record<string, string | null>> = {
  ai_conversation: 'modules/ai',
  ai_message: 'modules/ai',
  announcement: 'modules/announcement',
  app_user: 'modules/user',
  audit_log: 'modules/audit-log',
  card_deck: 'modules/card-deck',
  card_deck_card: 'modules/card-deck',
  chapter: 'modules/content/parent',
  code_attempt: 'modules/code',
  code_draft: 'modules/code',
  comment: 'modules/comment',
  comment_count: 'modules/comment',
  comment_like: 'modules/comment',
  comment_revision: 'modules/comment',
  contribution: 'modules/contribution',
  content_release: 'modules/content',
  daily_question: 'modules/question',
  discussion_question: 'modules/contribution',
  discussion: 'modules/discussion',
  discussion_draft: 'modules/discussion',
  discussion_favourite: 'modules/discussion',
  discussion_invite: 'modules/discussion',
  discussion_like: 'modules/discussion',
  discussion_revision: 'modules/discussion',
  discussion_tag: 'modules/discussion',
  discussion_tag_watch: 'modules/discussion',
  discussion_view: 'modules/discussion',
  discussion_watch: 'modules/discussion',
  interview_bank: 'modules/content/parent',
  interview_company: 'modules/encounter',
  interview_missed_point: 'modules/interview',
  interview_objection: 'modules/interview',
  interview_question: 'modules/content/item',
  interview_question_revision: 'modules/content/item',
  interview_question_link: 'modules/content/item',
  interview_question_problem: 'modules/content/item',
  interview_record: 'modules/interview',
  interview_rescore: 'modules/interview',
  interview_session: 'modules/interview',
  interview_session_question: 'modules/interview',
  interview_share: 'modules/interview',
  interview_turn: 'modules/interview',
  knowledge_point: 'modules/content/item',
  knowledge_point_note: 'modules/practice',
  knowledge_point_progress: 'modules/learning',
  knowledge_point_question: 'modules/content/item',
  knowledge_point_revision: 'modules/content/item',
  message: 'modules/message',
  message_actor: 'modules/message',
  message_digest: 'modules/message-digest',
  paper: 'modules/paper',
  paper_question: 'modules/paper',
  pending_job: 'platform/jobs',
  question: 'modules/content/item',
  question_answer: 'modules/question-answer',
  question_bank: 'modules/content/parent',
  question_contributor: 'modules/contribution',
  question_day: null,
  question_encounter: 'modules/encounter',
  question_favourite: 'modules/practice',
  question_import: 'modules/content/upload',
  question_import_part: 'modules/content/upload',
  question_import_row: 'modules/content/upload',
  question_mastery: 'modules/practice',
  question_note: 'modules/practice',
  question_relation: 'modules/content/item',
  question_revision: 'modules/content/item',
  question_visit: 'modules/practice',
  rate_limit: 'platform/limits',
  recall_question: 'modules/content/item',
  review_bury: 'modules/review',
  report: 'modules/report',
  report_case: 'modules/report',
  review_card: 'modules/review',
  review_log: 'modules/review',
  review_reminder: 'modules/review',
  schema_migration: 'platform/db',
  search_document: 'platform/search',
  search_log: 'modules/search',
  search_state: 'modules/search',
  search_synonym: 'modules/search',
  search_word: 'platform/search',
  saved_filter: 'modules/saved-filter',
  sensitive_word: 'modules/sensitive-word',
  server_issue: 'modules/stats',
  // Users and ratings of a day are counted by triggers, the assistant's calls by its module.
  site_day: 'modules/ai',
  study_plan: 'modules/plan',
  study_plan_day: 'modules/plan',
  user_code: 'modules/user',
  user_invitation: 'modules/user',
  user_recovery_code: 'modules/user',
  user_message_preference: 'modules/message',
  user_session: 'modules/user',
  user_totp: 'modules/user',
  user_study_settings: 'modules/review',
  user_visit_day: 'modules/user',
  word_count: 'modules/search',
}

/** Files, or folders of them, whose SQL writes tables that it is handed: by whom stands beside them. */
const HANDED: readonly string[] = [
  // The kinds of items and of parents.
  'modules/content/item',
  'modules/content/parent',
  'modules/discussion/mark/mark.repository.ts',
  'modules/practice/note/note.repository.ts',
  // The words of the key points of a kind, after it was written.
  'platform/recognition/point-words.ts',
  // A backup, into empty tables.
  'platform/backup/bare-tables.ts',
]

/** SQL that writes, and the calls of kysely that do. */
const WRITES = [
  /\binsert\s+into\s+("?\w+"?)/gi,
  /\bupdate\s+(?:only\s+)?("?\w+"?)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
  /\bdelete\s+from\s+(?:only\s+)?("?\w+"?)/gi,
  /\bmerge\s+into\s+("?\w+"?)/gi,
  /\btruncate\s+(?:table\s+)?("?\w+"?)/gi,
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*('?\w+)/g,
]

/** What a source file writes: names of tables, or what stands for one. */
function findWrites(text: string): string[] {
  const found = WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table))
  return found.map((table) => table.replace(/^['"]|['"]$/g, ''))
}

/** Whether a source file writes a table that it is handed. */
const writesHanded = (text: string) =>
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?\$\{/i.test(text)

const tables = [
  ...readFileSync(resolve(server, 'platform/db/schema.gen.ts'), 'utf8')
    .replace(/^[\s\S]*export interface DB \{/, '')
    .matchAll(/^ {2}(\w+): /gm),
].map(([, table]) => table)

test('every table has an owner', () => {
  expect(Object.keys(OWNERS).sort()).toEqual(tables)
})

test('a table is written in its owner’s folder alone', async () => {
  const trespasses: string[] = []
  for await (const file of glob('{app,modules,platform}/**/*.ts', { cwd: server })) {
    if (file.endsWith('.test.ts')) continue
    for (const table of findWrites(await readFile(resolve(server, file), 'utf8'))) {
      const owner = OWNERS[table]
      if (!owner || !file.startsWith(`${owner}/`)) trespasses.push(`${file} writes ${table}`)
    }
  }
  expect(trespasses).toEqual([])
})

test('a table that is handed in is written where that is known', async () => {
  const strangers: string[] = []
  for await (const file of glob('{app,modules,platform}/**/*.ts', { cwd: server })) {
    const isKnown = HANDED.some((known) => file === known || file.startsWith(`${known}/`))
    if (isKnown || file.endsWith('.test.ts')) continue
    if (writesHanded(await readFile(resolve(server, file), 'utf8'))) strangers.push(file)
  }
  expect(strangers).toEqual([])
})

test('the tables that kinds of items hand in are their folder’s', () => {
  const named = families.flatMap(({ items: { table, links, parts } }) => [
    table.name,
    `${table.name}_revision`,
    ...[...links, ...parts].map((belonging) => belonging.table),
  ])
  const own = Object.keys(OWNERS).filter((table) => OWNERS[table] === 'modules/content/item')
  expect(named.sort()).toEqual(own.sort())
})

/** What a database of before the baseline looked like, and the types of all tables. */
const KNOWS_ALL = ['platform/db/take-over.ts', 'platform/db/schema.gen.ts']

/** The tables that a source file names: in SQL, or as a text of their own. */
function findNames(text: string): string[] {
  const names = /\b(?:from|join|into|update|table)\s+("?\w+"?)|'(\w+)(?:\s+as\s+\w+)?'/gi
  return [...text.matchAll(names)].map(([, table, quoted]) => (table ?? quoted ?? '').replaceAll('"', ''))
}

test('the platform names no table of content', async () => {
  const named: string[] = []
  for await (const file of glob('platform/**/*.ts', { cwd: server })) {
    if (file.endsWith('.test.ts') || KNOWS_ALL.includes(file)) continue
    for (const table of findNames(await readFile(resolve(server, file), 'utf8')))
      if (OWNERS[table]?.startsWith('modules/content')) named.push(`${file} names ${table}`)
  }
  expect(named).toEqual([])
})

test.each([
  ['sql`select 1 from question where id = 1`', 'question'],
  ["db.selectFrom('question as q').innerJoin('question_bank', 'a', 'b')", 'question_bank'],
  ["db.selectFrom('question as q')", 'question'],
  ["table: 'chapter'", 'chapter'],
])('%s names %s', (text, table) => {
  expect(findNames(text)).toContain(table)
})

test.each([
  [`insert into \${this.#table} (id) values (1)`, true],
  [`update \${sql.table(table)} i set x = 1`, true],
  [`select 1 from t where id = \${id} for update`, false],
  [`on conflict do update set \${excludedOf(fields)}`, false],
])('%s writes what is handed in: %s', (text, isSo) => {
  expect(writesHanded(text)).toBe(isSo)
})

test.each([
  ['sql`insert into question (id) values (1)`', 'question'],
  ['sql`update question q\n set title = 1`', 'question'],
  ['sql`delete from "question" using x`', 'question'],
  [".updateTable('question as q')", 'question'],
  ['.deleteFrom(table)', 'table'],
])('%s is a write', (text, table) => {
  expect(findWrites(text)).toEqual([table])
})

test.each(['on conflict do update set x = 1', 'select 1 from question for update'])('%s is none', (text) => {
  expect(findWrites(text)).toEqual([])
})
