import { useFormContext } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { RecordForm } from './RecordForm.tsx'
import { announceSessionEnd } from './session-end.ts'

afterEach(() => sessionStorage.clear())

/** A form of one field as its page opens it. */
async function openForm() {
  const seen: { form?: ReturnType<typeof useFormContext>; isDirty?: boolean } = {}
  function Field() {
    seen.form = useFormContext()
    seen.isDirty = seen.form.formState.isDirty
    return <input {...seen.form.register('title')} />
  }
  const part = (
    <RecordForm record={{ id: 1, title: '原来的', points: ['甲', '乙'] }}>
      <Field />
    </RecordForm>
  )
  await renderInConsole(fakeServer({}).api, 'problems', part)
  await vi.waitFor(() => expect(seen.form?.getValues('title')).toBeTruthy())
  return seen
}

test('an edit outlives the end of the session, and is an unsaved edit again', async () => {
  const before = await openForm()
  before.form?.setValue('title', '改过的', { shouldDirty: true })
  before.form?.setValue('points', ['甲'], { shouldDirty: true })
  await vi.waitFor(() => expect(before.isDirty).toBe(true))
  expect(announceSessionEnd()).toBe(true)
  await vi.waitFor(() => expect(document.body.textContent).toContain('未保存的修改还在'))

  const after = await openForm()
  await vi.waitFor(() => expect(after.form?.getValues()).toMatchObject({ title: '改过的', points: ['甲'] }))
  await vi.waitFor(() => expect(after.isDirty).toBe(true))
  expect(sessionStorage.length).toBe(0)
})

test('a form without changes lets the page be left', async () => {
  await openForm()
  expect(announceSessionEnd()).toBe(false)
  expect(sessionStorage.length).toBe(0)
})
