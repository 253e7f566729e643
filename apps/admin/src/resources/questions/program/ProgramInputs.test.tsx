import { questionProgram } from '@app/contract/question-program/schemas'
import { SaveButton } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderInConsole } from '../../../testing/render-in-console.tsx'
import { ProgramInputs } from './ProgramInputs.tsx'
import { tidyProgram } from './program-values.ts'

const program = questionProgram.parse({
  languages: ['javascript'],
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  returns: 'number',
  statement: '返回两倍。',
  hints: ['想想加法。'],
  solutions: { javascript: 'const double = (n) => n * 2' },
  cases: '{"shown":[{"args":[1],"expected":2}],"hidden":[{"args":[3],"expected":6}]}',
})

/** The form of a problem; what it sends comes into `sent`. */
async function openForm() {
  // React tells once of a property that react-admin's own select passes on.
  vi.spyOn(console, 'error').mockImplementation((...told) => {
    if (!told.includes('InputProps')) throw new Error(told.join(' '))
  })
  const seen: { form?: ReturnType<typeof useFormContext>; isDirty?: boolean } = {}
  function Inside() {
    seen.form = useFormContext()
    seen.isDirty = seen.form.formState.isDirty
    return <ProgramInputs />
  }
  const sent = vi.fn()
  const page = await renderInConsole(
    fakeServer({}).api,
    'problems',
    <RecordForm record={{ id: 1, program }} onSubmit={sent}>
      <Inside />
      <SaveButton alwaysEnable />
    </RecordForm>,
  )
  const fieldOf = (label: string, place = 0) => {
    const found = [...page.querySelectorAll('label')].filter(({ textContent }) => textContent === label)
    const field = document.getElementById(found[place]?.htmlFor ?? '')
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement))
      throw new Error(`no field ${label}`)
    return field
  }
  await vi.waitFor(() => fieldOf('期望'))
  const type = (label: string, place: number, text: string) => {
    const field = fieldOf(label, place)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const save = () => page.querySelector<HTMLElement>('button[type=submit]')?.click()
  return { page, seen, sent, fieldOf, type, save }
}

test('what is typed into the table becomes the cases; what is no JSON is told there and not sent', async () => {
  const { page, seen, sent, fieldOf, type, save } = await openForm()
  expect([fieldOf('输入').value, fieldOf('期望', 1).value, seen.isDirty]).toEqual(['1', '6', false])
  expect(seen.form?.getValues('program')).toEqual(program)
  type('期望', 1, '[6')
  await vi.waitFor(() => expect(page.textContent).toContain('第1行不是JSON'))
  save()
  await vi.waitFor(() => expect(page.textContent).toContain('有的用例还没写对'))
  expect(sent).not.toHaveBeenCalled()
  type('期望', 1, '7')
  await vi.waitFor(() => expect(page.textContent).not.toContain('第1行不是JSON'))
  expect(JSON.parse(seen.form?.getValues('program.cases')).hidden).toEqual([{ args: [3], expected: 7 }])
  save()
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.lastCall?.[0].program).toMatchObject({ entry: 'double', hints: ['想想加法。'] })
})

test('what the server finds wrong stands at its field, and goes with the next save', async () => {
  const { page, seen, sent, save } = await openForm()
  const fault = (path: string, message: string) => seen.form?.setError(`program.${path}`, { message })
  fault('cases.hidden.0.args', '少一个')
  fault('hints.0', '太长')
  fault('solutions.javascript', '太多')
  fault('unknown', '谁也不显示')
  await vi.waitFor(() => {
    expect(page.querySelector('[aria-label=用例2]')?.textContent).toContain('少一个')
    expect(page.textContent).toContain('太长')
    expect(page.textContent).toContain('JavaScript（有误）')
  })
  save()
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
})

test('a question that is no programming problem any more says so; turned back, it is what it was', async () => {
  const { page, seen } = await openForm()
  const toggle = page.querySelector<HTMLElement>('input[type=checkbox]')
  toggle?.click()
  await vi.waitFor(() => expect(seen.form?.getValues('program')).toBeNull())
  expect(page.textContent).not.toContain('题面')
  toggle?.click()
  await vi.waitFor(() => expect(page.textContent).toContain('题面'))
  expect(tidyProgram(seen.form?.getValues('program'))).toEqual(program)
})
