import { randomUUID } from 'node:crypto'
import { MAX_COMMENT_LENGTH } from '@app/contract/comment/values'
import { questionLimits } from '@app/contract/content/kinds/question-values'
import { contributionLimits } from '@app/contract/contribution/values'
import { discussionLimits } from '@app/contract/discussion/values'
import { sessionLimits } from '@app/contract/interview-session/values'
import { MAX_PAPER_ANSWER } from '@app/contract/paper/values'
import { searchLimits } from '@app/contract/search/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxOf } from '../testing/docx-of.ts'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../testing/factories.ts'
import { longestStretch } from '../testing/longest-stretch.ts'
import { settleJobs } from '../testing/settle-jobs.ts'
import { type SignedIn, startTestApp, type TestApp } from '../testing/test-app.ts'

/** Of the processor: so long everybody waits for one at most. */
const MOST_MILLISECONDS = 400

/** What costs readers of texts most: denials, marks that open and never close, names, words, blanks. */
const HOSTILE = ['不', '[', '*a_', '<a', '@甲 ', 'a-', '&#x', '[a](', '**', 'Q  ', '\n# ', '> ', '这他她个']
const HARDEST = '不'

/** A text of a length that says the same again and again. */
const filled = (part: string, length: number) =>
  `题${part.repeat(Math.ceil(length / part.length)).slice(0, length - 2)}完`
const filledLine = (part: string, length: number) => filled(part.replace('\n', ''), length)

describe('允许的最大的输入，别人也照常用', () => {
  let t: TestApp
  let learner: SignedIn
  let bankId: number
  let questionId: number
  beforeAll(async () => {
    t = await startTestApp()
    learner = await t.signIn()
    bankId = await createBank(t.database)
    for (let n = 0; n < 100; n += 1) questionId = await createQuestion(t.database, { bankId })
  })
  afterAll(() => t.close())

  const newPost = (part: string) => ({
    key: randomUUID(),
    category: 'help' as const,
    title: filledLine(part, discussionLimits.title),
    content: filled(part, discussionLimits.content),
    tags: [],
    interview: null,
  })
  const target = () => ({ targetType: 'question', targetId: questionId }) as const

  // The posts are there when they are searched.
  test.each<[name: string, work: (part: string) => Promise<unknown>]>([
    ['帖子', (part) => learner.api.discussion.add(newPost(part))],
    [
      '评论',
      (part) => {
        const content = filled(part, MAX_COMMENT_LENGTH)
        return learner.api.comment.add({ ...target(), content, key: randomUUID() })
      },
    ],
    [
      '从面经里找题',
      (part) => learner.api.contribution.draw({ text: filled(part, contributionLimits.text) }),
    ],
    ['搜索', (part) => learner.api.search.page({ q: filled(part, searchLimits.sent) })],
    [
      '相近的帖子',
      (part) => learner.api.discussion.similar({ title: filledLine(part, discussionLimits.title) }),
    ],
  ])('%s', async (_, work) => {
    for (const part of HOSTILE)
      expect(await longestStretch(() => work(part)), JSON.stringify(part)).toBeLessThan(MOST_MILLISECONDS)
  })

  test('采纳一道写满的题', async () => {
    const admin = t.apiOf(await t.signInAdmin())
    const text = {
      title: filledLine(HARDEST, questionLimits.title),
      difficulty: 'hard' as const,
      tags: ['锁'],
      shortAnswer: filled(HARDEST, questionLimits.shortAnswer),
      spokenAnswer: filled(HARDEST, questionLimits.spokenAnswer),
      answer: filled('[a](', questionLimits.answer),
      keyPoints: [{ text: '少锁', weight: 2, followUp: '', misconception: '' }],
      followUps: [],
    }
    const stretch = await longestStretch(async () => {
      const id = await learner.api.contribution.add({ key: randomUUID(), bankId, text })
      const { updateTime } = await admin.contribution.get({ id })
      await admin.contribution.accept({ id, updateTime })
    })
    expect(stretch).toBeLessThan(MOST_MILLISECONDS)
  })

  test('交一份一百题的卷子，看成绩', async () => {
    const { api } = learner
    const id = await api.paper.add({ filter: { bankIds: [bankId] }, questionCount: 100, minutes: 60 })
    const [hard, plain] = [filled(HARDEST, MAX_PAPER_ANSWER), '先说结论。']
    await sql`update paper_question set answer = case when place <= 10 then ${hard} else ${plain} end
      where paper_id = ${id}`.execute(t.database.kysely)
    expect(await longestStretch(() => api.paper.submit({ id }))).toBeLessThan(MOST_MILLISECONDS)
    expect(await longestStretch(() => api.paper.result({ id }))).toBeLessThan(MOST_MILLISECONDS)
  })

  test('面试：回答写满，追问也写满，再评分', async () => {
    const { api } = learner
    const interviewBank = await createInterviewBank(t.database)
    for (let n = 0; n < 5; n += 1) await createInterviewQuestion(t.database, { bankId: interviewBank })
    const wish = { bankId: interviewBank, questionCount: 5, level: 'middle', minutes: 40 } as const
    const content = filled(HARDEST, sessionLimits.answer)
    const stretch = await longestStretch(async () => {
      let session = await api.interviewSession.get({ id: await api.interviewSession.add(wish) })
      while (session.state === 'answering')
        session = await api.interviewSession.answer({ id: session.id, step: session.step, content })
      await settleJobs(t.database)
    })
    expect(stretch).toBeLessThan(MOST_MILLISECONDS)
  })

  test('简历：压得很小、解开很大的DOCX', async () => {
    const content = Buffer.from(docxOf('\u2f00'.repeat(7_000_000))).toString('base64')
    const read = () => learner.api.interviewSession.readDocument({ field: 'resume', content })
    expect(await longestStretch(read)).toBeLessThan(MOST_MILLISECONDS)
  })
})
