import type { Endpoint } from '@app/contract/common/endpoint'
import type { Envelope } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import { contract } from '@app/contract/contract'
import type { QuestionPosition } from '@app/contract/question/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { attemptList, seedAttempts } from '../testing/lists/attempt-list.ts'
import { commentRecordList, seedComments } from '../testing/lists/comment-list.ts'
import {
  announcementList,
  auditList,
  importList,
  importRowList,
  userList,
} from '../testing/lists/console-lists.ts'
import {
  contributionList,
  ownContributionList,
  seedContributions,
} from '../testing/lists/contribution-lists.ts'
import { discussionList, discussionRecordList, seedDiscussions } from '../testing/lists/discussion-lists.ts'
import { discussionTagList, seedDiscussionTags } from '../testing/lists/discussion-tag-list.ts'
import {
  interviewBankList,
  interviewQuestionList,
  interviewQuestionRevisionList,
  seedInterviewBanks,
} from '../testing/lists/interview-bank-lists.ts'
import {
  interviewRecordList,
  interviewSessionList,
  seedInterviewSessions,
} from '../testing/lists/interview-session-list.ts'
import { favouriteList, noteList, seedKept } from '../testing/lists/kept-lists.ts'
import {
  chapterList,
  knowledgePointList,
  knowledgePointRevisionList,
  seedLearning,
} from '../testing/lists/learning-lists.ts'
import { paperList, seedPapers } from '../testing/lists/paper-list.ts'
import { crossFilters, type ListCase, narrowingFilters, type PlainList } from '../testing/lists/plain-list.ts'
import {
  questionBankList,
  questionList,
  questionRecordList,
  questionRevisionList,
} from '../testing/lists/question-lists.ts'
import { reportList, seedReports } from '../testing/lists/report-list.ts'
import { searchSynonymList, seedSearchSynonyms } from '../testing/lists/search-synonym-list.ts'
import { seedConsole } from '../testing/lists/seed-console.ts'
import { seedQuestions } from '../testing/lists/seed-questions.ts'
import { seedSensitiveWords, sensitiveWordList } from '../testing/lists/sensitive-word-list.ts'
import { type SignedIn, startTestApp, type TestApp } from '../testing/test-app.ts'

const PAGE_FIELDS = ['current', 'pageSize', 'sortField', 'sortOrder']

const endpoints: Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource))
// What a search finds is ranked, and has tests of its own.
const paged = endpoints.filter(
  (endpoint) => endpoint !== contract.search.page && endpoint.body && 'pageSize' in endpoint.body.shape,
)

/** A page call with its list as plain code. */
function checked<F, S extends string, R extends { id: number }>(
  endpoint: Endpoint,
  read: (database: Database) => Promise<PlainList<F, S, R>>,
) {
  return {
    endpoint,
    async read(database: Database) {
      const list = await read(database)
      return {
        narrowing: (viewer: number) => narrowingFilters(list, viewer),
        cases: (viewer: number | null): Iterable<ListCase> => crossFilters(list, viewer),
      }
    },
  }
}

const lists = [
  checked(contract.question.page, questionList),
  checked(contract.questionRecord.page, questionRecordList),
  checked(contract.questionRecord.details, questionRecordList),
  checked(contract.questionRevision.page, questionRevisionList),
  checked(contract.questionBank.page, questionBankList),
  checked(contract.questionImport.page, importList),
  checked(contract.questionImport.rows, importRowList),
  checked(contract.user.page, userList),
  checked(contract.auditLog.page, auditList),
  checked(contract.auditLog.details, auditList),
  checked(contract.announcement.page, announcementList),
  checked(contract.contribution.page, contributionList),
  checked(contract.contribution.mine, ownContributionList),
  checked(contract.paper.page, paperList),
  checked(contract.interviewSession.page, interviewSessionList),
  checked(contract.interviewSessionRecord.page, interviewRecordList),
  checked(contract.interviewBank.page, interviewBankList),
  checked(contract.interviewQuestionRecord.page, interviewQuestionList),
  checked(contract.interviewQuestionRecord.details, interviewQuestionList),
  checked(contract.interviewQuestionRevision.page, interviewQuestionRevisionList),
  checked(contract.discussion.page, discussionList),
  checked(contract.discussionRecord.page, discussionRecordList),
  checked(contract.discussionTag.page, discussionTagList),
  checked(contract.commentRecord.page, commentRecordList),
  checked(contract.sensitiveWord.page, sensitiveWordList),
  checked(contract.searchSynonym.page, searchSynonymList),
  checked(contract.report.page, reportList),
  checked(contract.favourite.page, favouriteList),
  checked(contract.note.page, noteList),
  checked(contract.codeAttempt.page, attemptList),
  checked(contract.chapter.page, chapterList),
  checked(contract.knowledgePointRecord.page, knowledgePointList),
  checked(contract.knowledgePointRecord.details, knowledgePointList),
  checked(contract.knowledgePointRevision.page, knowledgePointRevisionList),
]

describe('列表', () => {
  let t: TestApp
  let learner: SignedIn
  let adminToken: string

  beforeAll(async () => {
    t = await startTestApp()
    learner = await t.signIn()
    adminToken = await t.signInAdmin()
    const other = await t.signIn()
    await seedQuestions(t.database, [learner.id, other.id])
    await seedConsole(t.database, learner.id)
    await seedPapers(t.database)
    await seedContributions(t.database)
    await seedInterviewSessions(t.database)
    await seedLearning(t.database)
    await seedInterviewBanks(t.database)
    await seedKept(t.database)
    await seedAttempts(t.database)
    await seedReports(t.database, other.id)
    await seedDiscussions(t.database, [learner.id, other.id])
    await seedDiscussionTags(t.database)
    await seedComments(t.database, [learner.id, other.id])
    await seedSensitiveWords(t.database)
    await seedSearchSynonyms(t.database)
  })
  afterAll(() => t.close())

  async function call<T>({ method, path }: Endpoint, payload: object, token: string | null): Promise<T> {
    const headers = token === null ? {} : { authorization: token }
    const answer = (await t.app.inject({ method, url: path, headers, payload })).json<Envelope<T>>()
    expect(answer, `${path} ${JSON.stringify(payload)}`).toMatchObject({ code: 0 })
    return answer.data
  }

  /** Reads the first page, now and then a later one or one past the end. */
  async function checkPages(
    endpoint: Endpoint,
    { query, expectedIds }: ListCase,
    turn: number,
    token: string | null,
  ) {
    const pages = [{ current: 1, pageSize: 40 }]
    if (turn % 6 === 0) pages.push({ current: 2, pageSize: 7 })
    if (turn % 6 === 3) pages.push({ current: 50, pageSize: 40 })
    for (const { current, pageSize } of pages) {
      const input = { ...query, current, pageSize }
      const page = await call<Page<{ id: number }>>(endpoint, input, token)
      expect({ ids: page.records.map(({ id }) => id), total: page.total }, JSON.stringify(input)).toEqual({
        ids: expectedIds.slice((current - 1) * pageSize, current * pageSize),
        total: expectedIds.length,
      })
    }
  }

  async function checkAll(list: (typeof lists)[number], token: string | null, viewer: number | null) {
    const { cases } = await list.read(t.database)
    let turn = 0
    for (const one of cases(viewer)) {
      await checkPages(list.endpoint, one, turn, token)
      turn += 1
    }
    expect(turn).toBeGreaterThan(0)
  }

  test('每个分页的列表都在此与逐行去找的相比', () => {
    expect(lists.map(({ endpoint }) => endpoint.path).sort()).toEqual(paged.map(({ path }) => path).sort())
  })

  test.each(lists)('$endpoint.path：每个筛选都有逐行的写法，试的值有留有去', async ({ endpoint, read }) => {
    const fields = Object.keys(endpoint.body?.shape ?? {}).filter((field) => !PAGE_FIELDS.includes(field))
    expect((await read(t.database)).narrowing(learner.id).sort()).toEqual(fields.sort())
  })

  test.each(lists)('$endpoint.path：筛选两两相交，记录、顺序与总数都与逐行去找的一样', async (list) => {
    const isForGuests = list.endpoint.access === 'guest'
    await checkAll(list, isForGuests ? null : adminToken, null)
  })

  test.each(lists.filter(({ endpoint }) => endpoint.access === 'guest'))(
    '$endpoint.path：学习者的也是',
    async (list) => {
      await checkAll(list, learner.token, learner.id)
    },
  )

  test('题目在列表中的位置、前后与总数也是', async () => {
    const list = await questionList(t.database)
    expect(Object.keys(contract.question.locate.body.shape).sort()).toEqual(
      [...Object.keys(list.filters), 'id', 'sortField', 'sortOrder'].sort(),
    )
    let turn = 0
    for (const { query, expectedIds } of crossFilters(list, learner.id)) {
      turn += 1
      const index = turn % Math.max(expectedIds.length, 1)
      const id = expectedIds[index]
      if (id === undefined) continue
      const place = await call<QuestionPosition>(contract.question.locate, { ...query, id }, learner.token)
      expect(
        { ...place, previous: place.previous?.id, next: place.next?.id },
        JSON.stringify({ ...query, id }),
      ).toEqual({
        position: index + 1,
        total: expectedIds.length,
        previous: expectedIds[index - 1],
        next: expectedIds[index + 1],
      })
    }
  })
})
