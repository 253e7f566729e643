import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { CurrentUser } from '@app/contract/user/schemas'
import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { DevicesStore } from './DevicesStore.ts'
import { ExportStore } from './ExportStore.ts'
import { PasswordStore } from './PasswordStore.ts'

const USER: CurrentUser = {
  id: 1,
  email: 'a@example.com',
  username: '阿木',
  avatarUrl: null,
  userRole: 'user',
  createTime: '2026-01-01T00:00:00.000Z',
  hasPassword: true,
}

type ExportEvent =
  | { event: 'total'; id: string; data: { rows: number } }
  | { event: 'rows'; id: string; data: { part: string; rows: Record<string, unknown>[] } }

const rowsOf = (part: string, rows: Record<string, unknown>[]): ExportEvent => ({
  event: 'rows',
  id: '',
  data: { part, rows },
})

function exporting(events: readonly ExportEvent[], end?: Error) {
  async function* stream() {
    yield* events
    if (end) throw end
  }
  return fakeRoot({ userExport: { stream: async () => stream() } }).feature(ExportStore)
}

test('导出的批次拼成一个JSON文件，空的部分也写明', async () => {
  const store = exporting([
    { event: 'total', id: '', data: { rows: 3 } },
    rowsOf('notes', []),
    rowsOf('notes', [{ content: '一' }, { content: '二' }]),
    rowsOf('notes', [{ content: '"三"' }]),
    rowsOf('messages', []),
  ])
  const save = vi.fn<(file: Blob) => void>()
  await store.run(save)
  const file = save.mock.lastCall?.[0]
  expect(JSON.parse((await file?.text()) ?? '')).toEqual({
    notes: [{ content: '一' }, { content: '二' }, { content: '"三"' }],
    messages: [],
  })
  expect([store.status, store.done, store.total]).toEqual(['idle', 3, 3])
})

test('半途断开就没有文件，可以再试', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = exporting([rowsOf('notes', [{ content: '一' }])], new Error('cut'))
  const save = vi.fn()
  await store.run(save)
  expect(save).not.toHaveBeenCalled()
  expect(store.status).toBe('failed')
})

test('登录了一阵的，输过密码才导出', async () => {
  const asked = new ApiError(Code.noPermission, '', { confirm: true })
  const confirm = vi.fn(async () => true as const)
  const stream = vi.fn(async () => {
    if (confirm.mock.calls.length === 0) throw asked
    return (async function* () {
      yield rowsOf('notes', [])
    })()
  })
  const store = fakeRoot({ userExport: { stream }, userSession: { confirm } }).feature(ExportStore)
  const save = vi.fn()
  await store.run(save)
  expect([save.mock.calls.length, store.status]).toEqual([0, 'idle'])
  store.confirmation.form.change('password', 'secret 1')
  await store.confirmation.submit()
  expect(save).toHaveBeenCalledOnce()
})

test('改好密码，输入的都清掉，设备重新列出；没填好就不发', async () => {
  const change = vi.fn(async () => true as const)
  const list = vi.fn(async () => [])
  const device = vi.fn(async () => 'proof')
  const my = vi.fn(async () => USER)
  const root = fakeRoot({ user: { my }, userPassword: { change }, userSession: { list, device } })
  const store = root.feature(PasswordStore)
  expect(await store.submit()).toBe(false)
  expect(change).not.toHaveBeenCalled()
  store.form.change('currentPassword', 'old secret 1')
  store.form.change('password', 'new secret 1')
  store.form.change('confirmation', 'new secret 1')
  expect(await store.submit()).toBe(true)
  expect(change).toHaveBeenCalledWith({ currentPassword: 'old secret 1', password: 'new secret 1' })
  expect(store.form.values.password).toBe('')
  expect(list).toHaveBeenCalledOnce()
  // The password is part of what a known device is known by.
  expect(device).toHaveBeenCalledOnce()
})

test('密码已失效的，不问当前的', async () => {
  const change = vi.fn(async () => true as const)
  const root = fakeRoot({
    user: { my: async () => USER },
    userPassword: { change },
    userSession: { list: async () => [], device: async () => 'proof' },
  })
  root.session.userRequest.set({ ...USER, hasPassword: false })
  const store = root.feature(PasswordStore)
  store.form.change('password', 'new secret 1')
  store.form.change('confirmation', 'new secret 1')
  expect(await store.submit()).toBe(true)
  expect(change).toHaveBeenCalledWith({ password: 'new secret 1' })
  expect(store.isKnown).toBe(true)
})

test('没能退出一个设备，列表照实重读', async () => {
  const list = vi.fn(async () => [])
  const refuse = async () => {
    throw new Error('offline')
  }
  const store = fakeRoot({ userSession: { list, delete: refuse } }).feature(DevicesStore)
  await store.signOut(3)
  expect(list).toHaveBeenCalledOnce()
})
