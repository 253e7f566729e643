import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormState } from '../../../shared/stores/FormState.ts'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { FormProblem } from './FormProblem.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the time to wait counts down, until one may try again', async () => {
  const { root } = await answeringRoot({}, ['account'])
  const form = new FormState({ email: '' }, { email: () => null })
  form.take(new ApiError(Code.tooOften, '太频繁', { retryAfter: 90 }))
  const { element } = render(<FormProblem form={form} />, { root })
  const shows = (text: string) => vi.waitFor(() => expect(element.textContent).toContain(text))
  await shows('尝试次数过多，请90秒后再试')
  vi.advanceTimersByTime(30_000)
  await shows('尝试次数过多，请60秒后再试')
  vi.advanceTimersByTime(60_000)
  await shows('现在可以再试了')
})

test('what a toast says is not said a second time while it is there', async () => {
  const { root } = await answeringRoot({}, ['account'])
  const form = new FormState({ email: '' }, { email: () => null })
  const toast = root.toasts.error('邮箱或密码不对', { duration: 0 })
  form.take(new ApiError(Code.badParameters, '邮箱或密码不对', []))
  const { element } = render(<FormProblem form={form} />, { root })
  expect(element.textContent).toBe('')
  root.toasts.dismiss(toast)
  await vi.waitFor(() => expect(element.textContent).toBe('邮箱或密码不对'))
})

test('any other problem stands as the server put it', async () => {
  const { root } = await answeringRoot({}, ['account'])
  const form = new FormState({ email: '' }, { email: () => null })
  form.take(new ApiError(Code.badParameters, '邮箱或密码不对', []))
  const { element } = render(<FormProblem form={form} />, { root })
  expect(element.querySelector('[role=alert]')?.textContent).toBe('邮箱或密码不对')
})
