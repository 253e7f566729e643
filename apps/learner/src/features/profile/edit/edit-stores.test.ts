import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { UserProfile } from '@app/contract/user-profile/schemas'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { AvatarStore } from './AvatarStore.ts'
import { EditProfileStore } from './EditProfileStore.ts'

const profile: UserProfile = {
  id: 1,
  username: '林间',
  avatarUrl: null,
  bio: '旧的',
  targetRole: '',
  company: '',
  links: [
    { label: '博客', url: 'https://a.example.com' },
    { label: '代码', url: 'https://b.example.com' },
  ],
  shownParts: ['calendar'],
  createTime: '2026-01-01T00:00:00.000Z',
  version: 3,
}
const user = { ...profile, email: 'lin@example.com', userRole: 'user' as const, hasPassword: true }

async function openForm(calls: FakeCalls['userProfile'] = {}) {
  const root = fakeRoot({
    userProfile: { my: async () => profile, ...calls },
    user: { my: async () => user },
  })
  const store = root.feature(EditProfileStore)
  await store.load()
  return { root, store }
}

test('删掉一条链接，后面的补上；空着的不发', async () => {
  const update = vi.fn(async () => true as const)
  const { store } = await openForm({ update })
  store.removeLink(0)
  store.addLink()
  expect(store.form.isChanged).toBe(true)
  expect(await store.save()).toBe(true)
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({
      links: [{ label: '代码', url: 'https://b.example.com' }],
      shownParts: ['calendar'],
      version: 3,
    }),
  )
})

test('预览随着写的变；写错的链接与不公开的目标不在其中', async () => {
  const { store } = await openForm()
  store.form.change('bio', '新的')
  store.form.change('targetRole', 'Java后端')
  store.form.change('links.1.url', '不是地址')
  expect(store.shown).toMatchObject({
    username: '林间',
    bio: '新的',
    links: [{ label: '博客', url: 'https://a.example.com' }],
    target: null,
  })
  store.form.change('target', true)
  expect(store.shown?.target).toEqual({ role: 'Java后端', company: '' })
})

test('写到一半离开，再来还在；放弃就回到原样', async () => {
  const { store } = await openForm()
  store.form.change('bio', '写到一半')
  await store.load()
  expect(store.form.values.bio).toBe('写到一半')
  store.discard()
  expect([store.form.values.bio, store.form.isChanged]).toEqual(['旧的', false])
})

test('资料在别处改过：说明白，写的还在，再存一次就以这里的为准', async () => {
  const versions: (number | undefined)[] = []
  const { store } = await openForm({
    update: async ({ version }) => {
      versions.push(version)
      if (versions.length === 1) throw new ApiError(Code.conflict, 'conflict', { current: profile })
      return true
    },
    my: async () => ({ ...profile, version: 3 + versions.length }),
  })
  store.form.change('bio', '新的')
  expect(await store.save()).toBe(false)
  expect([store.form.values.bio, store.form.problem]).toEqual([
    '新的',
    expect.stringContaining('edit.conflict'),
  ])
  expect(await store.save()).toBe(true)
  expect(versions).toEqual([3, 4])
})

test('太大的、不是图片的文件不进裁剪', () => {
  const store = fakeRoot().feature(AvatarStore)
  store.choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  expect([store.file, store.problem]).toEqual([null, 'imageType'])
  store.choose(new File(['ftypheic'], 'IMG_1.HEIC', { type: '' }))
  expect([store.file, store.problem]).toEqual([null, 'imageHeic'])
  store.choose(new File([new Uint8Array(3_000_000)], 'a.png', { type: 'image/png' }))
  expect([store.file, store.problem]).toEqual([null, 'imageTooLarge'])
})

test('服务器不收的图片：说出原因，头像不变', async () => {
  const { root, store } = await openForm({
    uploadAvatar: async () => {
      throw new ApiError(Code.badParameters, '有误', [{ path: 'image', message: '图片已损坏' }])
    },
  })
  const avatar = root.feature(AvatarStore)
  avatar.choose(new File(['png'], 'a.png', { type: 'image/png' }))
  await avatar.send({ crop: { left: 0, top: 0, size: 1 }, rotation: 0 })
  expect([avatar.file, avatar.problem]).toEqual([null, '图片已损坏'])
  expect(store.profile.value?.avatarUrl).toBeNull()
})
