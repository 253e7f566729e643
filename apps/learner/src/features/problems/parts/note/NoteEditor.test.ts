import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Note } from '@app/contract/note/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../../testing/fake-root.ts'
import { NoteEditor } from './NoteEditor.ts'

const note = (content: string, minute: number): Note => ({
  content,
  updateTime: `2026-01-01T00:0${minute}:00.000Z`,
})
type Update = NonNullable<NonNullable<FakeCalls['note']>['update']>

function editorWith(update: Update, saved: Note | null = null, storage = memoryStorage()) {
  const root = fakeRoot({ note: { update } }, storage)
  return { editor: new NoteEditor(root, { type: 'question', id: 7 }, saved), root }
}

test('存下之后不再是编辑状态，草稿也清掉', async () => {
  const storage = memoryStorage()
  const update = vi.fn(async () => note('新', 1))
  const { editor } = editorWith(update, null, storage)
  editor.edit()
  editor.type('新')
  await editor.save()
  expect(update.mock.calls[0]).toEqual([{ questionId: 7, content: '新', baseTime: null }, { quiet: true }])
  expect([editor.saved?.content, editor.draft]).toEqual(['新', null])
  expect(editorWith(update, null, storage).editor.draft).toBeNull()
})

test('没存成：说明原因，写的字还在，重新打开也在', async () => {
  const storage = memoryStorage()
  const { editor, root } = editorWith(
    () => Promise.reject(new NetworkError('offline', '网络断了')),
    null,
    storage,
  )
  editor.edit()
  editor.type('舍不得丢的字')
  await editor.save()
  expect(root.toasts.toasts.map((toast) => toast.message)).toEqual(['网络断了'])
  expect(editor.draft).toBe('舍不得丢的字')
  expect(editorWith(async () => null, null, storage).editor.draft).toBe('舍不得丢的字')
})

test('别处改过：给看两边，覆盖时以那边的版本为底', async () => {
  const theirs = note('那边', 2)
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(new ApiError(Code.conflict, '已被修改', theirs))
    .mockResolvedValueOnce(note('我的', 3))
  const { editor } = editorWith(update, note('原稿', 1))
  editor.edit()
  editor.type('我的')
  await editor.save()
  expect([editor.conflict?.theirs, editor.draft]).toEqual([theirs, '我的'])
  await editor.keepMine()
  expect(update.mock.calls[1]?.[0]).toEqual({ questionId: 7, content: '我的', baseTime: theirs.updateTime })
  expect([editor.saved?.content, editor.draft, editor.conflict]).toEqual(['我的', null, null])
})

test('别处改过：也可以用那边的', async () => {
  const theirs = note('那边', 2)
  const { editor } = editorWith(
    () => Promise.reject(new ApiError(Code.conflict, '已被修改', theirs)),
    note('原稿', 1),
  )
  editor.edit()
  editor.type('我的')
  await editor.save()
  editor.takeTheirs()
  expect([editor.saved, editor.draft]).toEqual([theirs, null])
})

test('接上一段：在写着的后面，没有在写就在存着的后面；没存成留作草稿', async () => {
  const update = vi.fn<Update>(async ({ content }) => note(content, 2))
  const { editor } = editorWith(update, note('原稿', 1))
  expect(await editor.append('回复')).toBe(true)
  editor.edit()
  editor.type('改着')
  expect(await editor.append('再一段')).toBe(true)
  expect(update.mock.calls.map(([{ content }]) => content)).toEqual(['原稿\n\n回复', '改着\n\n再一段'])
  const refused = editorWith(() => Promise.reject(new NetworkError('offline', '网络断了'))).editor
  expect([await refused.append('舍不得丢的字'), refused.draft]).toEqual([false, '舍不得丢的字'])
})
