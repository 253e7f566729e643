import { Code, type Envelope } from '@app/contract/common/envelope'
import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { CodeLoginStore } from './CodeLoginStore.ts'
import { LoginStore } from './LoginStore.ts'
import { logInByPassword } from './log-in-by-password.ts'
import { RegisterStore } from './RegisterStore.ts'
import { ResetPasswordStore } from './ResetPasswordStore.ts'

const user = {
  id: 1,
  email: 'lin@example.com',
  username: '林间',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
} as const

const success = (data: unknown): Envelope => ({ code: Code.success, message: '', data })
const wrongCredentials: Envelope = { code: Code.badParameters, message: '邮箱或密码不对，再试一次', data: [] }

/** A tab on the account pages, whose server answers as said. */
async function openTab(answers: Record<string, Envelope>) {
  const { root, sent } = await answeringRoot(answers, ['account', 'validation'])
  const toasts = () => root.toasts.toasts.map(({ type, message }) => [type, message])
  return { root, sent, toasts }
}

const goodAnswers = {
  '/api/user/register': success(true),
  '/api/user/login': success('a-token'),
  '/api/user-session/device': success('proof'),
  '/api/user/my': success(user),
}

function fillLogin({ form }: LoginStore) {
  form.change('email', 'lin@example.com')
  form.change('password', 'secret123')
}

function fillRegistration({ form }: RegisterStore) {
  form.change('email', 'lin@example.com')
  form.change('username', '林间')
  form.change('password', 'secret123')
  form.change('confirmation', 'secret123')
  form.change('agreed', true)
}

test('where addresses are proven, a registration needs the mailed code and sends it', async () => {
  const { root, sent } = await openTab({ ...goodAnswers, '/api/user-code/send': success(true) })
  root.site.hasEmailVerification = true
  const store = root.feature(RegisterStore)
  fillRegistration(store)
  expect(await store.submit()).toBe('refused')
  expect(store.form.firstWrong).toBe('code')
  await store.sender.send()
  expect(store.sender.sendAgainAt).toBeGreaterThan(0)
  store.form.change('code', '123456')
  expect(await store.submit()).toBe('loggedIn')
  expect(JSON.stringify(sent)).toContain('123456')
})

test('logging in opens a session, says so, and forgets the password', async () => {
  const { root, toasts } = await openTab(goodAnswers)
  const store = root.feature(LoginStore)
  fillLogin(store)
  await store.submit()
  expect(root.session.token).toBe('a-token')
  expect(root.session.user?.username).toBe('林间')
  expect(toasts()).toEqual([['success', '登录成功']])
  expect(store.form.values).toEqual({ email: '', password: '' })
})

test('wrong credentials stand at the form, with all that was typed', async () => {
  const { root } = await openTab({ '/api/user/login': wrongCredentials })
  const store = root.feature(LoginStore)
  fillLogin(store)
  await store.submit()
  expect(root.session.isLoggedIn).toBe(false)
  expect(store.form.problem).toBe('邮箱或密码不对，再试一次')
  expect(store.form.values).toEqual({ email: 'lin@example.com', password: 'secret123' })
})

test('a server that does not answer leaves the form as it was', async () => {
  const { root, toasts } = await openTab({})
  const store = root.feature(LoginStore)
  fillLogin(store)
  await store.submit()
  expect(store.form.problem).toBe('登录失败')
  expect(toasts()).toEqual([['error', '网络连接失败，请检查网络后重试']])
  expect(store.form.values.password).toBe('secret123')
})

test('a login that is not filled in is not sent', async () => {
  const { root, sent } = await openTab({})
  const store = root.feature(LoginStore)
  store.form.change('email', 'lin@')
  await store.submit()
  expect(sent).toEqual([])
  expect(store.form.errorOf('email')).toBe('请输入正确的邮箱地址')
  expect(store.form.errorOf('password')).toBe('请填写密码')
})

test('registering logs in with what was typed', async () => {
  const { root, sent, toasts } = await openTab(goodAnswers)
  const store = root.feature(RegisterStore)
  fillRegistration(store)
  expect(await store.submit()).toBe('loggedIn')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/register', { email: 'lin@example.com', username: '林间', password: 'secret123' }],
    ['/api/user/login', { email: 'lin@example.com', password: 'secret123' }],
    ['/api/user/my', undefined],
    ['/api/user-session/device', undefined],
  ])
  expect(root.session.isLoggedIn).toBe(true)
  expect(toasts()).toEqual([['success', '登录成功']])
})

test('an e-mail that had an account leads to the login page, filled in, with an explanation and no error', async () => {
  const { root, toasts } = await openTab({ ...goodAnswers, '/api/user/login': wrongCredentials })
  const store = root.feature(RegisterStore)
  fillRegistration(store)
  expect(await store.submit()).toBe('loginNeeded')
  expect(root.session.isLoggedIn).toBe(false)
  expect(root.feature(LoginStore).form.values).toEqual({ email: 'lin@example.com', password: '' })
  expect(toasts()).toEqual([['info', '注册请求已收到。如果这个邮箱以前注册过，请用原来的密码登录。']])
})

test('a taken username stands at its field, and nothing is lost', async () => {
  const taken = { code: Code.conflict, message: '请检查', data: [{ path: 'username', message: '已有人用' }] }
  const { root, sent } = await openTab({ '/api/user/register': taken })
  const store = root.feature(RegisterStore)
  fillRegistration(store)
  expect(await store.submit()).toBe('refused')
  expect(sent).toHaveLength(1)
  expect(store.form.errorOf('username')).toBe('已有人用')
  expect(store.form.firstWrong).toBe('username')
  expect(store.form.values.password).toBe('secret123')
})

test.each([
  ['email', 'lin', '请输入正确的邮箱地址'],
  ['email', `${'a'.repeat(250)}@example.com`, '最多254个字符'],
  ['username', 'a<b', '用户名只能用文字、数字、下划线、短横与间隔号，中间可有单个空格'],
  ['username', '林'.repeat(31), '最多30个字符'],
  ['password', 'abc123', '密码至少8个字符'],
  ['password', '12345678', '密码要含有字母'],
  ['password', 'abcdefgh', '密码要含有数字'],
  ['confirmation', 'other123', '两次输入的密码不一致'],
] as const)('registration: %s %s → %s', async (field, value, message) => {
  const { root } = await openTab({})
  const { form } = root.feature(RegisterStore)
  form.change('password', 'secret123')
  form.change(field, value)
  form.leave(field)
  expect(form.errorOf(field)).toBe(message)
})

test('an empty registration is wrong at every field', async () => {
  const { root, sent } = await openTab({})
  const store = root.feature(RegisterStore)
  await store.submit()
  expect(sent).toEqual([])
  const fields = ['email', 'username', 'password', 'confirmation'] as const
  const names = ['邮箱', '用户名', '密码', '确认密码']
  expect(fields.map(store.form.errorOf)).toEqual(names.map((name) => `请填写${name}`))
})

test('one cannot register without agreeing', async () => {
  const { root, sent } = await openTab(goodAnswers)
  const store = root.feature(RegisterStore)
  fillRegistration(store)
  store.form.change('agreed', false)
  expect(await store.submit()).toBe('refused')
  expect(sent).toEqual([])
  expect(store.form.errorOf('agreed')).toBe('同意使用约定后才能注册')
})

const wrongCode: Envelope = {
  code: Code.badParameters,
  message: '请检查填写的内容',
  data: [{ path: 'code', message: '验证码不对或已过期' }],
}

function fillCodeLogin({ form }: CodeLoginStore) {
  form.change('email', 'lin@example.com')
  form.change('code', '123456')
}

test('logging in by a mailed code opens a session, says so, and forgets the code', async () => {
  const { root, sent, toasts } = await openTab({
    ...goodAnswers,
    '/api/user/login/email': success('b-token'),
  })
  const store = root.feature(CodeLoginStore)
  fillCodeLogin(store)
  await store.submit()
  expect(sent[0]).toMatchObject({ method: 'POST', query: { email: 'lin@example.com', code: '123456' } })
  expect([root.session.token, root.session.user?.username]).toEqual(['b-token', '林间'])
  expect(toasts()).toEqual([['success', '登录成功']])
  expect(store.form.values).toEqual({ email: '', code: '' })
})

test('a wrong code stands at its field, is not tried again, but is with another e-mail', async () => {
  const { root, sent } = await openTab({ '/api/user/login/email': wrongCode })
  const store = root.feature(CodeLoginStore)
  fillCodeLogin(store)
  await store.submit()
  expect(store.form.errorOf('code')).toBe('验证码不对或已过期')
  expect(store.form.problem).toBeNull()
  await store.submit()
  expect(sent).toHaveLength(1)
  store.form.change('email', 'linjian@example.com')
  await store.submit()
  expect(sent).toHaveLength(2)
})

test('trying too often shows when it may be tried again, with all that was typed', async () => {
  const tooOften = { code: Code.tooOften, message: '操作太频繁，请稍后再试', data: { retryAfter: 90 } }
  const { root } = await openTab({ '/api/user/login': tooOften })
  const store = root.feature(LoginStore)
  fillLogin(store)
  const before = Date.now()
  await store.submit()
  expect(store.form.problem).toBe('操作太频繁，请稍后再试')
  expect(store.form.retryAt).toBeGreaterThanOrEqual(before + 90_000)
  expect(store.form.values.password).toBe('secret123')
  store.form.change('email', 'other@example.com')
  expect(store.form.retryAt).toBeNull()
})

function fillReset({ form }: ResetPasswordStore) {
  form.change('email', 'Lin@example.com')
  form.change('code', '123456')
  form.change('password', 'secret456')
  form.change('confirmation', 'secret456')
}

test('resetting the password sends it, says so, and makes the login page ready', async () => {
  const { root, sent, toasts } = await openTab({ '/api/user-password/reset': success(true) })
  const store = root.feature(ResetPasswordStore)
  fillReset(store)
  expect(await store.submit()).toBe(true)
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'Lin@example.com', code: '123456', password: 'secret456' },
  ])
  expect(toasts()).toEqual([['success', '密码已重置，请用新密码登录']])
  expect(root.feature(LoginStore).form.values).toEqual({ email: 'Lin@example.com', password: '' })
  expect(store.form.values.password).toBe('')
})

test('resetting the own password ends the session here too, that of somebody else does not', async () => {
  const { root } = await openTab({ ...goodAnswers, '/api/user-password/reset': success(true) })
  await logInByPassword(root, { email: user.email, password: 'secret123' })
  const ofOther = root.feature(ResetPasswordStore)
  fillReset(ofOther)
  ofOther.form.change('email', 'other@example.com')
  await ofOther.submit()
  expect(root.session.isLoggedIn).toBe(true)
  const own = root.feature(ResetPasswordStore)
  fillReset(own)
  await own.submit()
  expect(root.session.isLoggedIn).toBe(false)
  expect(root.feature(LoginStore).form.values.email).toBe('Lin@example.com')
})

test('a wrong code of a reset stands at its field, and nothing is lost', async () => {
  const { root, toasts } = await openTab({ '/api/user-password/reset': wrongCode })
  const store = root.feature(ResetPasswordStore)
  fillReset(store)
  expect(await store.submit()).toBe(false)
  expect(store.form.firstWrong).toBe('code')
  expect(store.form.values).toMatchObject({ password: 'secret456', confirmation: 'secret456' })
  expect(toasts()).toEqual([['error', '请检查填写的内容']])
})

test('an empty reset is wrong at every field and not sent', async () => {
  const { root, sent } = await openTab({})
  const store = root.feature(ResetPasswordStore)
  await store.submit()
  expect(sent).toEqual([])
  const fields = ['email', 'code', 'password', 'confirmation'] as const
  const names = ['邮箱', '验证码', '新密码', '确认密码']
  expect(fields.map(store.form.errorOf)).toEqual(names.map((name) => `请填写${name}`))
})

test('a device is known at the next login, after signing out too', async () => {
  const { root, sent } = await openTab({ ...goodAnswers, '/api/user/logout': success(true) })
  const credentials = { email: 'lin@example.com', password: 'secret123' }
  await logInByPassword(root, credentials)
  await root.session.logout()
  await logInByPassword(root, credentials)
  const logins = sent.filter(({ path }) => path === '/api/user/login')
  expect(logins.map(({ body }) => body)).toEqual([credentials, { ...credentials, device: 'proof' }])
})
