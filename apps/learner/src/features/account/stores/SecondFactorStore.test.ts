import { Code, type Envelope } from '@app/contract/common/envelope'
import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { CodeLoginStore } from './CodeLoginStore.ts'
import { LoginStore } from './LoginStore.ts'
import { RegisterStore } from './RegisterStore.ts'
import { SecondFactorStore } from './SecondFactorStore.ts'

const success = (data: unknown): Envelope => ({ code: Code.success, message: '', data })
const user = {
  id: 1,
  email: 'lin@example.com',
  username: '林间',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
const asked: Envelope = {
  code: Code.secondFactorNeeded,
  message: '这个账号开启了两步验证，请再输入验证码',
  data: { challenge: 'the-challenge' },
}
const answers = {
  '/api/user/login': asked,
  '/api/user/login/email': asked,
  '/api/user/register': success(true),
  '/api/user/login/second-factor': success('a-token'),
  '/api/user-session/device': success('proof'),
  '/api/user/my': success(user),
}

async function askedTab(more: Record<string, Envelope> = {}) {
  const { root, sent } = await answeringRoot({ ...answers, ...more }, ['account', 'validation'])
  const login = root.feature(LoginStore)
  login.form.change('email', 'lin@example.com')
  login.form.change('password', 'secret123')
  const toasts = () => root.toasts.toasts.map(({ message }) => message)
  return { root, sent, login, toasts, store: root.feature(SecondFactorStore) }
}

test('a right password is no failure: the code is asked for, and logs in', async () => {
  const { root, sent, login, toasts, store } = await askedTab()
  await login.submit()
  expect([store.isAsked, root.session.isLoggedIn, login.form.problem, toasts()]).toEqual([
    true,
    false,
    null,
    [],
  ])
  expect(login.form.values).toEqual({ email: 'lin@example.com', password: '' })
  store.form.change('code', '123456')
  await store.submit()
  expect([root.session.token, store.isAsked]).toEqual(['a-token', false])
  const call = sent.find(({ path }) => path === '/api/user/login/second-factor')
  expect(call?.body).toEqual({ challenge: 'the-challenge', code: '123456' })
})

test('so it is after a mailed code, and after registering what was registered before', async () => {
  const { root, store } = await askedTab()
  const { form, submit } = root.feature(CodeLoginStore)
  form.change('email', 'lin@example.com')
  form.change('code', '654321')
  await submit.call(root.feature(CodeLoginStore))
  expect(store.isAsked).toBe(true)
  store.leave()
  const registration = root.feature(RegisterStore)
  const typed = {
    email: 'lin@example.com',
    username: '林间',
    password: 'secret123',
    confirmation: 'secret123',
  }
  for (const [field, value] of Object.entries(typed))
    registration.form.change(field as keyof typeof typed, value)
  registration.form.change('agreed', true)
  expect(await registration.submit()).toBe('loginNeeded')
  expect(store.isAsked).toBe(true)
})

test('a wrong code is said at its field, and what was typed stays', async () => {
  const { login, store } = await askedTab({
    '/api/user/login/second-factor': {
      code: Code.badParameters,
      message: '填写的内容有误',
      data: [{ path: 'code', message: '验证码不对' }],
    },
  })
  await login.submit()
  store.form.change('code', '123456')
  await store.submit()
  expect([store.isAsked, store.form.errorOf('code'), store.form.values.code]).toEqual([
    true,
    '验证码不对',
    '123456',
  ])
})

test('a first step that is too old begins anew', async () => {
  const { login, store, toasts } = await askedTab({
    '/api/user/login/second-factor': {
      code: Code.badParameters,
      message: '登录已超时',
      data: [{ path: 'challenge', message: '登录已超时' }],
    },
  })
  await login.submit()
  store.form.change('code', '123456')
  await store.submit()
  expect([store.isAsked, store.form.values.code, toasts()]).toEqual([false, '', ['登录已超时']])
})

test('nothing is sent without a code; the kinds do not mix', async () => {
  const { login, sent, store } = await askedTab()
  await login.submit()
  await store.submit()
  expect(sent.map(({ path }) => path)).not.toContain('/api/user/login/second-factor')
  store.form.change('code', '123')
  store.switchKind()
  expect([store.isRecovery, store.form.values.code]).toEqual([true, ''])
})
