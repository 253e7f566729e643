import { interviewQuestionDraft } from '@app/contract/content/kinds/interview-question'
import type { QuestionRecordDetail } from '@app/contract/content/kinds/question'
import { expect, test } from 'vitest'
import { chapter } from '../resources/chapters/chapter.tsx'
import { interviewQuestionForm } from '../resources/interview-questions/interview-question-form.tsx'
import { pointForm } from '../resources/knowledge-points/point-form.tsx'
import { questionForm } from '../resources/questions/question-form.tsx'
import { draftOf, toRequest } from './form-part.ts'

test('only what an admin writes is sent; what was emptied is empty', () => {
  const record: Partial<QuestionRecordDetail> = {
    id: 5,
    version: 2,
    bankId: 1,
    slug: '',
    title: '题',
    difficulty: 'hard',
    frequency: 'common',
    isPersonal: false,
    viewCount: 9,
    keyPoints: [{ text: '点', weight: 3, followUp: '', misconception: '' }],
    followUps: ['呢？'],
    related: [],
  }
  // What an emptied input holds.
  Reflect.set(record, 'shortAnswer', null)
  const sent = {
    bankId: 1,
    title: '题',
    difficulty: 'hard',
    frequency: 'common',
    isPersonal: false,
    tags: [],
    shortAnswer: '',
    spokenAnswer: '',
    answer: '',
    keyPoints: record.keyPoints,
    followUps: ['呢？'],
    answeredBy: [],
    checkedDate: '',
    versions: [],
    sources: [],
    program: null,
    relatedIds: [],
  }
  const given = ['bankId', 'slug']
  expect(toRequest(questionForm, record, given)).toEqual({ ...sent, id: 5, version: 2 })
  const { id, version, ...created } = record
  expect(toRequest(questionForm, { ...created, slug: 'a' }, given)).toEqual({ ...sent, slug: 'a' })
})

test('a parent sends its slug even where it is empty, so that the server can ask for it', () => {
  expect(toRequest(chapter, { name: '网络', slug: null, publishedCount: 3 })).toEqual({
    name: '网络',
    slug: '',
    description: '',
    paths: [],
    introduction: '',
  })
})

test('a new recall question has no slug, and an emptied answer is a text', () => {
  const recall = [{ slug: 'why', question: '为什么？', answer: '省一次。' }, { question: '怎样？' }]
  Reflect.set(Object(recall[1]), 'answer', null)
  expect(draftOf(pointForm, { recall: JSON.parse(JSON.stringify(recall)) }).recall).toEqual([
    recall[0],
    { question: '怎样？', answer: '' },
  ])
})

test('a question about the candidate keeps no key points, and the draft is one the contract knows', () => {
  const values = {
    title: '讲讲你的项目',
    topic: '项目',
    isPersonal: true,
    keyPoints: [{ text: '互斥', weight: 3, followUp: '', misconception: '' }],
  }
  const draft = draftOf(interviewQuestionForm, values)
  expect(draft.keyPoints).toEqual([])
  expect(interviewQuestionDraft.parse({ ...draft, bankId: 1 })).toMatchObject({ title: '讲讲你的项目' })
  expect(draftOf(questionForm, values).keyPoints).toEqual([])
  expect(draftOf(interviewQuestionForm, { ...values, isPersonal: false }).keyPoints).toEqual(values.keyPoints)
})
