import { notChecked } from '@app/contract/content/checked-values'
import { questionFormat } from '@app/contract/content/kinds/question'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toBundle } from './write-bundle.ts'

const bank = { slug: 'mysql', name: 'MySQL', description: '', groupName: '', sortOrder: 7 }

const published = {
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

const draft = {
  ...published,
  slug: 'lock',
  title: '锁',
  tags: [],
  shortAnswer: '',
  spokenAnswer: '',
  answer: '',
  keyPoints: [],
  sources: ['二级索引里有主键列 | https://example.com/'],
  related: [],
  status: 'draft',
  sortOrder: 4,
}

// The server reads these very files in question-import.routes.test.ts.
test('a bundle leaves out what is empty and carries the status', async () => {
  const blob = toBundle(questionFormat, [published, draft], () => bank)
  const files = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())))
  expect(Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'content/banks/mysql/bank.md': '---\nname: MySQL\norder: 7\n---\n',
    'content/banks/mysql/cas.md':
      '---\ntitle: 什么是CAS？\ndifficulty: hard\ntags:\n  - 锁\nshortAnswer: 比较并交换。\nspokenAnswer: 先比一下再换。\nkeyPoints:\n  - text: 比较\n    weight: 5\nrelated:\n  - mysql/lock\nstatus: published\norder: 3\n---\n先比较。\n',
    'content/banks/mysql/lock.md':
      '---\ntitle: 锁\ndifficulty: hard\nchecked:\n  sources:\n    - fact: 二级索引里有主键列\n      source: https://example.com/\nstatus: draft\norder: 4\n---\n',
  })
})
