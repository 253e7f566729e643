import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { DiscussionDraft } from '@app/contract/discussion-draft/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeyValueStorage, memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { PostDraft } from './PostDraft.ts'
import { emptyPost, toDraftText } from './post-values.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const written = (content: string) => ({ ...emptyPost, title: '一次二面', content })
const draft = (content: string, updateTime: string): DiscussionDraft => ({
  discussionId: null,
  baseVersion: null,
  updateTime,
  text: toDraftText(written(content)),
})
const EARLIER = '2026-07-01T09:00:00.000Z'
const LATER = '2026-07-01T11:00:00.000Z'

function begin(
  saved: DiscussionDraft | null,
  {
    storage = memoryStorage(),
    save,
  }: { storage?: KeyValueStorage; save?: () => Promise<{ updateTime: string }> } = {},
) {
  const saving = vi.fn(save ?? (async () => ({ updateTime: LATER })))
  const root = fakeRoot({ discussionDraft: { save: saving, discard: async () => true as const } }, storage)
  return { post: new PostDraft(root, { post: null, saved }), saving, storage }
}

test('每个字马上留在浏览器里，停一会儿交给服务器，之后浏览器里不再留', async () => {
  const { post, saving, storage } = begin(null)
  post.type(written('写到一'))
  post.type(written('写到一半'))
  expect(storage.keys()).toHaveLength(1)
  expect(begin(null, { storage }).post.initial.content).toBe('写到一半')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(saving).toHaveBeenCalledOnce()
  expect(saving.mock.calls[0]).toMatchObject([
    { text: { content: '写到一半' }, baseTime: null },
    { quiet: true },
  ])
  expect([storage.keys(), post.savedAt]).toEqual([[], Date.now()])
})

test('断网时一再重试，不丢字', async () => {
  const save = vi.fn(() => Promise.reject(new Error('offline')))
  const { post, storage } = begin(null, { save })
  post.type(written('写到一半'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect([post.isStuck, storage.keys().length]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenCalledTimes(2)
})

test('浏览器里的接着服务器上那一份写的，就用它', () => {
  const storage = memoryStorage()
  const { post } = begin(draft('写到', LATER), { storage })
  post.type(written('写到一半'))
  post.pause()
  const reopened = begin(draft('写到', LATER), { storage }).post
  expect([reopened.initial.content, reopened.other]).toEqual(['写到一半', null])
})

test.each([
  ['别处后写的', LATER, '别处写的', '这里写的'],
  ['这里后写的', EARLIER, '这里写的', '别处写的'],
])('两份不同的草稿，%s在屏幕上，另一份拿来选', async (_, updateTime, shown, offered) => {
  const storage = memoryStorage()
  begin(null, { storage }).post.type(written('这里写的'))
  const { post, saving } = begin(draft('别处写的', updateTime), { storage })
  expect([post.initial.content, post.other?.values.content]).toEqual([shown, offered])
  expect(post.takeOther().content).toBe(offered)
  await vi.advanceTimersByTimeAsync(10)
  if (offered === '这里写的') expect(saving).toHaveBeenCalledOnce()
})

test('保存时别处有了更新的：两份都在，选哪一份再保存', async () => {
  const current = draft('别处写的', LATER)
  let fails = true
  const { post, saving } = begin(draft('写到', EARLIER), {
    save: async () => {
      if (fails) throw new ApiError(Code.conflict, '冲突', { current })
      return { updateTime: LATER }
    },
  })
  post.type(written('写到一半'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(post.other?.values.content).toBe('别处写的')
  fails = false
  post.keepOwn()
  await vi.advanceTimersByTimeAsync(10)
  expect(saving.mock.lastCall).toMatchObject([{ text: { content: '写到一半' }, baseTime: LATER }, {}])
})

test('发布之后什么都不留', async () => {
  const { post, saving, storage } = begin(null)
  post.type(written('写完了'))
  post.end()
  await post.save()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([saving.mock.calls, storage.keys()]).toEqual([[], []])
})
