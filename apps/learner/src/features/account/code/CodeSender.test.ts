import { Code, type Envelope } from '@app/contract/common/envelope'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { ResetPasswordStore } from '../stores/ResetPasswordStore.ts'

const SEND = '/api/user-code/send'
const sent: Envelope = { code: Code.success, message: '', data: true }
const tooOften = (retryAfter: number): Envelope => ({
  code: Code.tooOften,
  message: '操作太频繁',
  data: { retryAfter },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openTab(answer?: Envelope) {
  const answers: Record<string, Envelope> = answer ? { [SEND]: answer } : {}
  const tab = await answeringRoot(answers, ['account', 'validation'])
  return { ...tab, answers, ...tab.root.feature(CodeLoginStore) }
}

const secondsUntil = (time: number) => (time - Date.now()) / 1000

test('a code is asked for to the e-mail, and once a minute', async () => {
  const { form, sender, sent: requests } = await openTab(sent)
  form.change('email', ' Lin@Example.com ')
  expect(await sender.send()).toBe('code')
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'lin@example.com', purpose: 'login' }])
  expect([secondsUntil(sender.sendAgainAt), secondsUntil(sender.validUntil)]).toEqual([60, 600])
  await sender.send()
  expect(requests).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(await sender.send()).toBe('code')
  expect(requests).toHaveLength(2)
})

test('a double click asks once', async () => {
  const { form, sender, sent: requests } = await openTab(sent)
  form.change('email', 'lin@example.com')
  const both = [sender.send(), sender.send()]
  expect(sender.isSending).toBe(true)
  await Promise.all(both)
  expect(requests).toHaveLength(1)
  expect(sender.isSending).toBe(false)
})

test.each(['', 'lin@'])('an e-mail of "%s" is complained about and not sent', async (email) => {
  const { form, sender, sent: requests } = await openTab(sent)
  form.change('email', email)
  expect(await sender.send()).toBe('email')
  expect(requests).toEqual([])
  expect(form.errorOf('email')).not.toBeNull()
  expect(form.errorOf('code')).toBeNull()
})

test('another e-mail and another purpose need not wait', async () => {
  const { root, form, sender } = await openTab(sent)
  form.change('email', 'lin@example.com')
  await sender.send()
  const reset = root.feature(ResetPasswordStore)
  reset.form.change('email', 'lin@example.com')
  expect(reset.sender.sendAgainAt).toBe(0)
  form.change('email', 'other@example.com')
  expect(sender.sendAgainAt).toBe(0)
  form.change('email', 'lin@example.com')
  expect(secondsUntil(sender.sendAgainAt)).toBe(60)
})

test('asking too often shows the time to wait at the button, and says so once', async () => {
  const { root, form, sender } = await openTab(tooOften(37))
  form.change('email', 'lin@example.com')
  expect(await sender.send()).toBeUndefined()
  expect([secondsUntil(sender.sendAgainAt), sender.validUntil, form.problem]).toEqual([37, 0, null])
  expect(root.toasts.toasts.map(({ message }) => message)).toEqual(['操作太频繁'])
})

test('an earlier code stays valid when another is refused', async () => {
  const { form, sender, answers } = await openTab(sent)
  form.change('email', 'lin@example.com')
  await sender.send()
  vi.advanceTimersByTime(60_000)
  answers[SEND] = tooOften(3600)
  await sender.send()
  expect([secondsUntil(sender.sendAgainAt), secondsUntil(sender.validUntil)]).toEqual([3600, 540])
})

test('a lost connection leaves everything as it was, to try again', async () => {
  const { form, sender } = await openTab()
  form.change('email', 'lin@example.com')
  form.change('code', '123456')
  await sender.send()
  expect(form.problem).toBe('网络连接失败，请检查网络后重试')
  expect([sender.sendAgainAt, sender.isSending]).toEqual([0, false])
  expect(form.values).toEqual({ email: 'lin@example.com', code: '123456' })
})

test('a new code takes the place of the old one in the form, and of what was wrong with it', async () => {
  const { form, sender } = await openTab(sent)
  form.change('email', 'lin@example.com')
  form.change('code', '12')
  form.leave('code')
  expect(form.errorOf('code')).toBe('验证码是6位数字')
  await sender.send()
  expect([form.values.code, form.errorOf('code')]).toEqual(['', null])
})

test('the e-mail that awaits its code is there after a reload', async () => {
  const { root, form, sender } = await openTab(sent)
  form.change('email', 'lin@example.com')
  await sender.send()
  const reloaded = new CodeLoginStore(root)
  expect(reloaded.form.values.email).toBe('lin@example.com')
  expect(secondsUntil(reloaded.sender.sendAgainAt)).toBe(60)
  sender.forget()
  expect(new CodeLoginStore(root).form.values.email).toBe('')
})
