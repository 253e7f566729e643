import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { render } from '../../../../testing/render.tsx'
import { NoteEditor } from './NoteEditor.ts'
import { NoteSection } from './NoteSection.tsx'

const time = '2026-01-01T00:00:00.000Z'

test.each(['save', 'cancel'] as const)('笔记%s之后，焦点在编辑按钮上', async (way) => {
  const root = fakeRoot({
    note: { update: async ({ questionId, content }) => ({ id: 1, questionId, content, updateTime: time }) },
  })
  const editor = new NoteEditor(root, { type: 'question', id: 5 }, null)
  const { element } = render(<NoteSection editor={editor} />, { root })
  editor.edit()
  const field = await vi.waitFor(() => element.querySelector('textarea') ?? expect.fail('no field'))
  field.focus()
  editor.type('笔记')
  await editor[way]()
  await vi.waitFor(() => expect(element.querySelector('textarea')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(element.querySelector('button')))
})
