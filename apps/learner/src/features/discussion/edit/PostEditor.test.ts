import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { expect, test, vi } from 'vitest'
import { defer } from '../../../testing/deferred.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { PostEditor } from './PostEditor.ts'

const detail: DiscussionDetail = {
  id: 7,
  author: { id: 2, username: '青禾', avatarUrl: null },
  category: 'help',
  title: '幻读问题',
  excerpt: '',
  tags: ['MySQL'],
  interview: null,
  state: 'visible',
  isPinned: false,
  isEssence: false,
  isLocked: false,
  isStarter: false,
  isSolved: false,
  likeCount: 3,
  commentCount: 14,
  favouriteCount: 1,
  viewCount: 9,
  createTime: '2026-07-01T02:00:00.000Z',
  activeTime: '2026-07-01T02:00:00.000Z',
  content: '原来的',
  mentions: [],
  editTime: null,
  version: 1,
  acceptedCommentId: null,
  isLiked: false,
  isFavourite: false,
  isWatched: false,
  watchedTags: [],
  isOwn: true,
  stateReason: '',
}

function open(calls: FakeCalls, post: DiscussionDetail | null = null) {
  const editor = new PostEditor(
    fakeRoot({
      discussionDraft: { save: async () => ({ updateTime: '2026-07-01T02:00:00.000Z' }) },
      ...calls,
    }),
    post,
    null,
  )
  if (!post) {
    editor.form.change('title', '一次二面')
    editor.form.change('content', '先问了项目')
    editor.form.change('tags', 'Redis\nJava后端')
  }
  return editor
}

test('连点两下只发一次；发不出去再发，还是同一个key，改过再发是另一个', async () => {
  const answer = defer<number>()
  const add = vi.fn(() => answer.promise)
  const editor = open({ discussion: { add } })
  const [first, second] = [editor.publish(), editor.publish()]
  answer.reject(new Error('offline'))
  expect(await Promise.all([first, second])).toEqual([null, null])
  expect(add).toHaveBeenCalledOnce()
  expect(editor.form.problem).toBe('offline')
  add.mockResolvedValue(9)
  expect(await editor.publish()).toBe(9)
  editor.form.change('title', '另一个标题')
  await editor.publish()
  const keys = add.mock.calls.map((call: unknown[]) => (call[0] as { key: string }).key)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('发出去的是面经的各项；不是面经就没有', async () => {
  const add = vi.fn(async (_: object) => 9)
  const editor = open({ discussion: { add } })
  editor.form.change('interview.company', ' 某厂 ')
  editor.form.change('interview.level', 'middle')
  await editor.publish()
  expect(add.mock.lastCall?.at(0)).toMatchObject({
    tags: ['Redis', 'Java后端'],
    interview: { company: '某厂', level: 'middle' },
  })
  editor.form.change('category', 'help')
  await editor.publish()
  expect(add.mock.lastCall?.at(0)).toMatchObject({ category: 'help', interview: null })
})

test('服务器说哪里不对，就写在那一栏', async () => {
  const add = () =>
    Promise.reject(new ApiError(Code.badParameters, '不对', [{ path: 'tags.1', message: '标签太长' }]))
  const editor = open({ discussion: { add } })
  expect(await editor.publish()).toBeNull()
  expect([editor.form.errorOf('tags'), editor.form.firstWrong]).toEqual(['标签太长', 'tags'])
})

test('别处改过的帖子：两份都在，用自己的就以新的版本再发', async () => {
  const update = vi.fn(async ({ version }: { version: number }) => {
    if (version === 1)
      throw new ApiError(Code.conflict, '冲突', { current: { ...detail, content: '别处改的', version: 2 } })
    return { version: 3 }
  })
  const editor = open({ discussion: { update } }, detail)
  editor.form.change('content', '这里改的')
  expect(await editor.publish()).toBeNull()
  expect([editor.conflict?.content, editor.form.values.content]).toEqual(['别处改的', '这里改的'])
  expect(await editor.keepMine()).toBe(7)
  expect(update.mock.lastCall?.at(0)).toMatchObject({ id: 7, version: 2, content: '这里改的' })
})

test('图片在路上时，文中有一处替它站着，草稿里没有；到了就换成图，没到不能发', async () => {
  const answer = defer<string>()
  const add = vi.fn(async (_: object) => 9)
  const editor = open({ discussion: { add }, file: { add: () => answer.promise } })
  const placeholder = editor.images.take([new File(['x'], '读写[路径.png', { type: 'image/png' })])
  editor.form.change('content', `见图：${placeholder}。`)
  expect(await editor.publish()).toBeNull()
  expect(add).not.toHaveBeenCalled()
  expect(editor.images.without(editor.form.values.content)).toBe('见图：。')
  expect(editor.isAtRisk).toBe(true)
  answer.resolve('/api/file/1.png')
  await vi.waitFor(() => expect(editor.form.values.content).toBe('见图：![读写 路径](/api/file/1.png)。'))
  expect(await editor.publish()).toBe(9)
})

test('没有传上去的图片说出原因，可以再试，也可以去掉', async () => {
  const add = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('太慢了')))
  const editor = open({ file: { add } })
  editor.form.change(
    'content',
    `一${editor.images.take([new File(['x'], 'a.png', { type: 'image/png' })])}二`,
  )
  await vi.waitFor(() => expect(editor.images.uploads[0]?.problem).toBe('太慢了'))
  const id = editor.images.uploads[0]?.id ?? 0
  editor.images.retry(id)
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(editor.images.uploads[0]?.problem).toBe('太慢了'))
  editor.images.cancel(id)
  expect([editor.form.values.content, editor.images.uploads]).toEqual(['一二', []])
  expect(editor.images.take([new File(['x'], 'a.gif', { type: 'image/gif' })])).toBe('')
})
