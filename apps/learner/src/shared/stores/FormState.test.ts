import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import { FormState } from './FormState.ts'

const short = (value: string) => (value.length < 3 ? 'too short' : null)

const makeForm = () => new FormState({ name: '', city: '' }, { name: short, city: short })

test('complains about a field from when it was left with something in it', () => {
  const form = makeForm()
  form.change('name', 'a')
  expect(form.errorOf('name')).toBeNull()
  form.leave('name')
  expect(form.errorOf('name')).toBe('too short')
  form.change('name', 'abc')
  expect(form.errorOf('name')).toBeNull()
  form.change('name', 'ab')
  expect(form.errorOf('name')).toBe('too short')
})

test('passing through an empty field is no mistake', () => {
  const form = makeForm()
  form.leave('name')
  expect(form.errorOf('name')).toBeNull()
})

test('submitting names every wrong field, the first of the form first, and sends nothing', async () => {
  const form = makeForm()
  form.change('name', 'abc')
  let sent = 0
  await form.submit(async () => {
    sent += 1
  })
  expect(sent).toBe(0)
  expect(form.firstWrong).toBe('city')
  form.change('name', '')
  expect(form.firstWrong).toBe('name')
})

test('shown on the page, what is kept as it stands is no longer changed', () => {
  const form = makeForm()
  const shown: boolean[] = []
  const end = autorun(() => shown.push(form.isChanged))
  form.change('name', 'abc')
  form.start(form.values)
  expect(shown).toEqual([false, true, false])
  end()
})

function fill(form: ReturnType<typeof makeForm>) {
  form.change('name', 'abc')
  form.change('city', 'def')
}

test('submitting twice sends once', async () => {
  const form = makeForm()
  fill(form)
  const sent: unknown[] = []
  const send = async (values: unknown) => {
    sent.push(values)
  }
  const both = [form.submit(send), form.submit(send)]
  expect(form.isSending).toBe(true)
  await Promise.all(both)
  expect(sent).toEqual([{ name: 'abc', city: 'def' }])
  expect(form.isSending).toBe(false)
})

test('what the server says of a field stands at it until its value changes; nothing typed is lost', async () => {
  const form = makeForm()
  fill(form)
  const data = [{ path: 'city', message: 'taken' }]
  await form.submit(() => Promise.reject(new ApiError(Code.conflict, 'check the form', data)))
  expect(form.errorOf('city')).toBe('taken')
  expect(form.firstWrong).toBe('city')
  expect(form.problem).toBeNull()
  expect(form.values).toEqual({ name: 'abc', city: 'def' })
  form.change('city', 'ghi')
  expect(form.errorOf('city')).toBeNull()
})

test('a failure of no field is a problem of the form, until something changes', async () => {
  const form = makeForm()
  fill(form)
  await form.submit(() => Promise.reject(new NetworkError('offline', 'no network')))
  expect(form.problem).toBe('no network')
  expect(form.firstWrong).toBeUndefined()
  form.change('name', 'xyz')
  expect(form.problem).toBeNull()
  const unknownField = [{ path: 'other', message: 'wrong' }]
  await form.submit(() => Promise.reject(new ApiError(Code.badParameters, 'bad input', unknownField)))
  expect(form.problem).toBe('bad input')
})

test('a cleared field is as if it had never been filled in', () => {
  const form = makeForm()
  form.change('name', 'a')
  form.leave('name')
  form.clear('name')
  expect([form.values.name, form.errorOf('name')]).toEqual(['', null])
})

test('a checked field is complained about, even when it is empty', () => {
  const form = makeForm()
  expect(form.check('name')).toBe(false)
  expect([form.errorOf('name'), form.errorOf('city')]).toEqual(['too short', null])
})

test('what was refused is sent again beside another value', async () => {
  const form = makeForm()
  fill(form)
  let sent = 0
  const refuse = () => {
    sent += 1
    return Promise.reject(new ApiError(Code.badParameters, '', [{ path: 'city', message: 'not there' }]))
  }
  await form.submit(refuse)
  await form.submit(refuse)
  expect(sent).toBe(1)
  form.change('name', 'xyz')
  await form.submit(refuse)
  expect(sent).toBe(2)
})
