import { notChecked } from '@app/contract/content/checked-values'
import type { InterviewQuestionRecordDetail } from '@app/contract/content/kinds/interview-question'
import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { interviewBankColumns, interviewQuestionColumns } from '@app/contract/question-import/sheet'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toInterviewBundle } from './write-interview-bundle.ts'
import { toInterviewBankSheet, toInterviewQuestionSheet } from './write-interview-sheet.ts'

const bank: InterviewBankRecord = {
  id: 1,
  slug: 'java-campus',
  name: 'Java校招',
  description: '',
  groupName: '后端',
  level: 'campus',
  minutes: 40,
  sessionSize: 10,
  sortOrder: 3,
  publishedCount: 1,
  totalCount: 1,
  version: 1,
}

const time = '2026-01-01T00:00:00.000Z'
const question: InterviewQuestionRecordDetail = {
  id: 5,
  bankId: 1,
  bankName: 'Java校招',
  slug: 'hash-map',
  title: '说说HashMap',
  topic: '集合',
  difficulty: 'easy',
  minutes: 4,
  isPersonal: false,
  keyPoints: [{ text: '数组加链表', weight: 5, followUp: '', misconception: '' }],
  hint: '',
  probes: ['怎样扩容？', '为什么是2的幂？'],
  anchors: { zero: '不知道', half: '', full: '' },
  redFlags: [],
  variant: '',
  answer: '先说结构。',
  ...notChecked,
  questionIds: [7],
  questions: [{ id: 7, title: '扩容', place: 'java/hash-map-resize' }],
  status: 'draft',
  sortOrder: 2,
  keyPointCount: 1,
  version: 1,
  createTime: time,
  updateTime: time,
  editTime: null,
}

/** Names everything by its key. */
const t = (key: string) => key

test('a bundle has a folder for each bank and leaves out what is empty', async () => {
  const files = unzipSync(new Uint8Array(await toInterviewBundle([bank], [question]).arrayBuffer()))
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])
  expect(Object.fromEntries(texts)).toEqual({
    'content/interviews/java-campus/bank.md':
      '---\nname: Java校招\ngroup: 后端\nlevel: campus\nminutes: 40\nsessionSize: 10\norder: 3\n---\n',
    'content/interviews/java-campus/hash-map.md':
      '---\ntitle: 说说HashMap\ntopic: 集合\ndifficulty: easy\nminutes: 4\nkeyPoints:\n  - text: 数组加链表\n    weight: 5\nisPersonal: false\nprobes:\n  - 怎样扩容？\n  - 为什么是2的幂？\nanchors:\n  zero: 不知道\nquestions:\n  - java/hash-map-resize\norder: 2\nstatus: draft\n---\n先说结构。\n',
  })
})

test('a sheet has a cell for each column, in words', () => {
  const rowOf = (columns: readonly string[], [header, row]: string[][]) => {
    expect(header).toEqual(columns.map((column) => `sheet.column.${column}`))
    return Object.fromEntries(columns.map((column, index) => [column, row?.[index]]))
  }
  expect(rowOf(interviewBankColumns, toInterviewBankSheet([bank], t))).toMatchObject({
    slug: 'java-campus',
    group: '后端',
    level: 'interviewLevel.campus',
    sessionSize: '10',
    order: '3',
  })
  const sheet = toInterviewQuestionSheet([question], new Map([[1, 'java-campus']]), t)
  expect(rowOf(interviewQuestionColumns, sheet)).toMatchObject({
    interviewBank: 'java-campus',
    interviewQuestion: '说说HashMap',
    difficulty: 'difficulty.easy',
    isPersonal: 'ra.boolean.false',
    keyPoints: '数组加链表 | 5',
    probes: '怎样扩容？\n为什么是2的幂？',
    zero: '不知道',
    half: '',
    questions: 'java/hash-map-resize',
    status: 'status.draft',
  })
})
