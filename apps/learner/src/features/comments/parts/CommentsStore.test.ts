import { ApiError } from '@app/api-client'
import type { Comment, CommentThread, NewComment } from '@app/contract/comment/schemas'
import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { CommentsStore } from './CommentsStore.ts'

const target = { targetType: 'question', targetId: 7 } as const

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  rootId: null,
  answered: null,
  state: 'visible',
  stateReason: '',
  content: `第${id}条`,
  mentions: [],
  author: { id: 1, username: '阿木', avatarUrl: null },
  likeCount: 0,
  isLiked: false,
  replyCount: 0,
  version: 1,
  createTime: '2026-11-01T00:00:00.000Z',
  editTime: null,
  ...more,
})
const thread = (id: number, replyIds: number[] = [], replyCount = replyIds.length): CommentThread => ({
  root: comment(id, { replyCount }),
  replies: replyIds.map((one) => comment(one, { rootId: id })),
})
const page = (threads: CommentThread[], commentCount = threads.length) => ({
  threads,
  commentCount,
  newestId: 100,
  next: null,
})

async function open(calls: FakeCalls['comment'], threads: CommentThread[] = [thread(1, [2, 3, 4], 30)]) {
  const storage = memoryStorage()
  const root = fakeRoot({ comment: { threads: async () => page(threads, 31), ...calls } }, storage)
  const store = new CommentsStore(root, target)
  await store.open(null)
  const shown = () =>
    store.list.threads.map(({ root: { id }, replies }) => [id, ...replies.map((one) => one.id)])
  return { root, storage, store, shown }
}

test('a thread shows its first replies, and more behind the last of them', async () => {
  const replies = vi.fn(async () => [comment(5, { rootId: 1 }), comment(6, { rootId: 1 })])
  const { store, shown } = await open({ replies })
  const [first] = store.list.threads
  expect([first?.hiddenCount, first?.before.length, first?.behind]).toEqual([27, 3, []])
  await first?.more()
  expect(replies).toHaveBeenCalledWith({ rootId: 1, after: 4 })
  expect(shown()).toEqual([[1, 2, 3, 4, 5, 6]])
})

test('a linked comment comes with its thread, behind the place where more can be shown', async () => {
  const linked = {
    root: comment(1, { replyCount: 30 }),
    replies: [2, 3, 4, 20].map((id) => comment(id, { rootId: 1 })),
  }
  const { store } = await open({ locate: async () => ({ ...target, thread: linked }) })
  await store.open(20)
  const [first] = store.list.threads
  expect(store.linkedId).toBe(20)
  expect(first?.before.map(({ id }) => id)).toEqual([2, 3, 4])
  expect(first?.behind.map(({ id }) => id)).toEqual([20])
})

test('a link to what is gone says so', async () => {
  const gone = new ApiError(Code.notFound, 'gone', null)
  const { root, store } = await open({ locate: () => Promise.reject(gone) })
  await store.open(99)
  expect([store.linkedId, root.toasts.toasts.length]).toEqual([null, 1])
})

test('what is written is kept by the browser until it is sent, and sending it again names the same comment', async () => {
  const keys: string[] = []
  let isDown = true
  const add = async ({ key }: NewComment) => {
    keys.push(key)
    if (isDown) throw new Error('no network')
    return comment(50)
  }
  const { store, storage, shown } = await open({ add })
  store.box.type('很长的一段话')
  expect(await store.box.send()).toBe(false)
  expect([store.box.problem, store.box.draft.text]).toEqual(['no network', '很长的一段话'])
  const again = new CommentsStore(fakeRoot({ comment: { add } }, storage), target)
  expect(again.box.draft.text).toBe('很长的一段话')
  isDown = false
  expect(await store.box.send()).toBe(true)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBe(again.box.draft.key)
  expect([store.box.draft.text, storage.keys()]).toEqual(['', []])
  expect([shown()[0], store.list.commentCount]).toEqual([[50], 32])
})

test('another text is another comment; sending twice at once sends once', async () => {
  const add = vi.fn(async () => comment(50))
  const { store } = await open({ add })
  store.box.type('一')
  const { key } = store.box.draft
  store.box.type('二')
  expect(store.box.draft.key).not.toBe(key)
  await Promise.all([store.box.send(), store.box.send()])
  expect(add).toHaveBeenCalledTimes(1)
})

test('a reply goes into its thread, and a reply that was not sent is there again', async () => {
  const { store, storage, shown } = await open({ add: async () => comment(50, { rootId: 1 }) })
  store.startReply(comment(3, { rootId: 1 }))
  store.reply?.box.type('答')
  const later = new CommentsStore(
    fakeRoot({ comment: { threads: async () => page([thread(1, [2, 3])]) } }, storage),
    target,
  )
  await later.open(null)
  expect([later.reply?.to.id, later.reply?.box.draft.text]).toEqual([3, '答'])
  await store.reply?.box.send()
  expect([store.reply, shown()]).toEqual([null, [[1, 2, 3, 4, 50]]])
  expect(store.list.threads[0]?.root.replyCount).toBe(31)
})

test('a like shows at once, and is taken back when the server refuses', async () => {
  const { store } = await open({ like: () => Promise.reject(new Error('refused')) })
  const liking = store.toggleLike(comment(1))
  expect(store.list.find(1)).toMatchObject({ isLiked: true, likeCount: 1 })
  await liking
  expect(store.list.find(1)).toMatchObject({ isLiked: false, likeCount: 0 })
})

test('an edit that met another one shows both texts, and either can be kept', async () => {
  const current = comment(1, { content: '在别处改的', version: 2 })
  const update = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(Code.conflict, 'changed', { current }))
    .mockResolvedValueOnce(comment(1, { content: '在这里改的', version: 3 }))
  const { store } = await open({ update })
  store.startEdit(comment(1))
  store.edit?.box.type('在这里改的')
  await store.edit?.box.send()
  expect([store.edit?.theirs?.content, store.edit?.box.draft.text]).toEqual(['在别处改的', '在这里改的'])
  await store.edit?.keepMine()
  expect(update).toHaveBeenLastCalledWith({ id: 1, version: 2, content: '在这里改的' }, { quiet: true })
  expect([store.edit, store.list.find(1)?.content]).toEqual([null, '在这里改的'])
})

test('a deleted comment that was answered keeps its place, another one goes', async () => {
  const { store, shown } = await open({ delete: async () => true }, [thread(1, [2]), thread(9)])
  await store.delete(comment(1))
  expect(store.list.find(1)).toMatchObject({ state: 'deleted', content: '', author: null })
  await store.delete(comment(9))
  expect(shown()).toEqual([[1, 2]])
  await store.delete(comment(2, { rootId: 1 }))
  expect(shown()).toEqual([])
})

test('new comments are counted without moving anything, and come on top when one asks for them', async () => {
  const news = { threads: [thread(200), thread(1, [2, 3, 4, 201], 31)], commentCount: 33, newestId: 201 }
  const { store, shown } = await open({ since: async () => 2, newer: async () => news }, [
    thread(8),
    thread(1, [2, 3, 4], 30),
  ])
  await store.list.checkNews()
  expect([store.list.newCount, shown().map(([id]) => id)]).toEqual([2, [8, 1]])
  await store.list.showNews()
  expect(shown()).toEqual([[200], [1, 2, 3, 4, 201], [8]])
  expect([store.list.newCount, [...store.list.freshIds]]).toEqual([0, [200, 201]])
})
