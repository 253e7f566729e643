import { notChecked } from '@app/contract/content/checked-values'
import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toBundle } from './write-bundle.ts'
import type { SheetQuestion } from './write-sheet.ts'

const bank: QuestionBankRecord = {
  id: 1,
  slug: 'mysql',
  name: 'MySQL',
  description: '',
  groupName: '',
  sortOrder: 7,
  questionCount: 2,
  totalCount: 2,
  progress: { forgotten: 0, vague: 0, known: 0, instant: 0 },
  version: 1,
}

const published: SheetQuestion = {
  bankSlug: 'mysql',
  slug: 'cas',
  title: '什么是CAS？',
  difficulty: 'hard',
  tags: ['锁'],
  shortAnswer: '比较并交换。',
  spokenAnswer: '先比一下再换。',
  answer: '先比较。',
  keyPoints: [{ text: '比较', weight: 5, followUp: '', misconception: '' }],
  followUps: [],
  answeredBy: [],
  ...notChecked,
  related: [{ place: 'mysql/lock' }],
  status: 'published',
  sortOrder: 3,
}

const draft: SheetQuestion = {
  ...published,
  slug: 'lock',
  title: '锁',
  tags: [],
  shortAnswer: '',
  spokenAnswer: '',
  answer: '',
  keyPoints: [],
  related: [],
  status: 'draft',
  sortOrder: 4,
}

async function filesOf(blob: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

// The server reads these very files in question-import.routes.test.ts.
test('a bundle leaves out what is empty and carries the status', async () => {
  expect(await filesOf(toBundle([bank], [published, draft]))).toEqual({
    'content/banks/mysql/bank.md': '---\nname: MySQL\norder: 7\n---\n',
    'content/banks/mysql/cas.md':
      '---\ntitle: 什么是CAS？\ndifficulty: hard\ntags:\n  - 锁\nshortAnswer: 比较并交换。\nspokenAnswer: 先比一下再换。\nkeyPoints:\n  - text: 比较\n    weight: 5\nrelated:\n  - mysql/lock\norder: 3\nstatus: published\n---\n先比较。\n',
    'content/banks/mysql/lock.md': '---\ntitle: 锁\ndifficulty: hard\norder: 4\nstatus: draft\n---\n',
  })
})
