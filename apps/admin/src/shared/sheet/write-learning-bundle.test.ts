import { notChecked } from '@app/contract/content/checked-values'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type BundledChapter, type BundledPoint, toLearningBundle } from './write-learning-bundle.ts'

const chapter: BundledChapter = {
  id: 1,
  slug: 'net',
  name: '网络',
  description: '',
  introduction: '先看这里。',
  sortOrder: 3,
}
const point: BundledPoint = {
  chapterId: 1,
  slug: 'zero-copy',
  title: '零拷贝',
  summary: '少一次复制',
  minutes: 8,
  content: '## 结论',
  ...notChecked,
  recall: [{ slug: 'why', question: '为什么？', answer: '不经过用户态。' }],
  questions: [{ place: 'os/zero-copy' }],
  status: 'published',
  sortOrder: 2,
}
const draft: BundledPoint = {
  ...point,
  slug: 'draft',
  title: '稿',
  summary: '',
  content: '',
  recall: [],
  questions: [],
  status: 'draft',
  sortOrder: 4,
}

async function filesOf(blob: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

// The server reads these very files in learning-files.test.ts.
test('a folder for each chapter, its points in it, and what is empty left out', async () => {
  const empty = { ...chapter, id: 2, slug: 'empty', name: '空', introduction: '', sortOrder: 4 }
  expect(await filesOf(toLearningBundle([chapter, empty], [point, draft]))).toEqual({
    'content/chapters/net/chapter.md': '---\nname: 网络\norder: 3\n---\n先看这里。\n',
    'content/chapters/net/zero-copy.md':
      '---\ntitle: 零拷贝\nsummary: 少一次复制\nminutes: 8\norder: 2\nquestions:\n  - os/zero-copy\nrecall:\n  - slug: why\n    question: 为什么？\n    answer: 不经过用户态。\nstatus: published\n---\n## 结论\n',
    'content/chapters/net/draft.md': '---\ntitle: 稿\nminutes: 8\norder: 4\nstatus: draft\n---\n',
    'content/chapters/empty/chapter.md': '---\nname: 空\norder: 4\n---\n',
  })
})
