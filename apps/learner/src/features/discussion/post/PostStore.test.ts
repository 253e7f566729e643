import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { expect, test } from 'vitest'
import { defer } from '../../../testing/deferred.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { PostStore } from './PostStore.ts'

const post: DiscussionDetail = {
  id: 7,
  author: null,
  category: 'help',
  title: '幻读问题',
  excerpt: '',
  tags: [],
  interview: null,
  state: 'visible',
  isPinned: false,
  isStarter: false,
  isEssence: false,
  isLocked: false,
  isSolved: false,
  likeCount: 3,
  commentCount: 14,
  favouriteCount: 1,
  viewCount: 9,
  content: '',
  mentions: [],
  createTime: '2026-07-01T02:00:00.000Z',
  activeTime: '2026-07-01T02:00:00.000Z',
  editTime: null,
  version: 1,
  acceptedCommentId: null,
  isLiked: false,
  isFavourite: true,
  isWatched: false,
  watchedTags: [],
  isOwn: false,
  stateReason: '',
}

async function open(calls: FakeCalls) {
  const root = fakeRoot({
    ...calls,
    discussion: { get: async () => post, similar: async () => [], ...calls.discussion },
  })
  const store = new PostStore(root)
  await store.load(7)
  const shown = () => store.detail.value ?? post
  return { store, shown }
}

test('赞马上显示，服务器不肯就退回', async () => {
  const answer = defer<true>()
  const { store, shown } = await open({ discussionLike: { add: () => answer.promise } })
  const liking = store.toggleLike(shown())
  expect([shown().isLiked, shown().likeCount]).toEqual([true, 4])
  answer.reject(new Error('no'))
  await liking
  expect([shown().isLiked, shown().likeCount]).toEqual([false, 3])
})

test('关注帖子的标签，服务器不肯就退回', async () => {
  const answer = defer<true>()
  const { store, shown } = await open({
    discussion: { watchTag: async () => true as const, unwatchTag: () => answer.promise },
  })
  await store.toggleTagWatch(shown(), 'MySQL')
  await store.toggleTagWatch(shown(), 'Redis')
  expect(shown().watchedTags).toEqual(['MySQL', 'Redis'])
  const leaving = store.toggleTagWatch(shown(), 'MySQL')
  expect(shown().watchedTags).toEqual(['Redis'])
  answer.reject(new Error('no'))
  await leaving
  expect(shown().watchedTags).toEqual(['Redis', 'MySQL'])
})

test('取消收藏、关注、采纳', async () => {
  const done = async () => true as const
  const { store, shown } = await open({
    discussion: { unfavourite: done, watch: done, accept: done, unaccept: done },
  })
  await store.toggleFavourite(shown())
  expect([shown().isFavourite, shown().favouriteCount]).toEqual([false, 0])
  await store.toggleWatch(shown())
  expect(shown().isWatched).toBe(true)
  await store.toggleAccepted(shown(), 12)
  expect([shown().acceptedCommentId, shown().isSolved]).toEqual([12, true])
  await store.toggleAccepted(shown(), 12)
  expect([shown().acceptedCommentId, shown().isSolved]).toEqual([null, false])
})

test('删除失败说不，帖子还在', async () => {
  const { store, shown } = await open({ discussion: { delete: () => Promise.reject(new Error('no')) } })
  expect(await store.remove(shown())).toBe(false)
  expect([store.isRemoving, shown().id]).toEqual([false, 7])
})
