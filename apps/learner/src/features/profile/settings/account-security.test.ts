import { Code, type Envelope } from '@app/contract/common/envelope'
import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { EmailStore } from './email/EmailStore.ts'
import { SecondFactorSettingStore } from './second-factor/SecondFactorSettingStore.ts'

const success = (data: unknown): Envelope => ({ code: Code.success, message: '', data })
const unproven: Envelope = { code: Code.noPermission, message: '请先输入密码', data: { confirm: true } }
const user = {
  id: 1,
  email: 'new@example.com',
  username: '林间',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
const setup = { secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' }
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`)

async function openTab(more: Record<string, Envelope>) {
  const answers: Record<string, Envelope> = {
    '/api/user-session/list': success([]),
    '/api/user-session/device': success('proof'),
    '/api/user-session/confirm': success(true),
    '/api/user/my': success(user),
    '/api/user-second-factor/my': success({
      enabledTime: '2026-01-01T00:00:00.000Z',
      recoveryCodesLeft: 10,
      isRequired: false,
    }),
    ...more,
  }
  const { root, sent } = await answeringRoot(answers, ['settings', 'account', 'validation'])
  const toasts = () => root.toasts.toasts.map(({ type, message }) => [type, message])
  const paths = () => sent.map(({ path }) => path)
  return { root, sent, answers, toasts, paths }
}

test('开启两步验证：登录有一阵了就先要密码，然后接着做；恢复码显示到收起为止', async () => {
  const { root, answers, toasts } = await openTab({
    '/api/user-second-factor/begin': unproven,
    '/api/user-second-factor/enable': success({ recoveryCodes: codes }),
  })
  const store = root.feature(SecondFactorSettingStore)
  await store.begin('enable')
  expect([store.setup, store.confirmation.waiting === null, toasts()]).toEqual([null, false, []])
  answers['/api/user-second-factor/begin'] = success(setup)
  store.confirmation.form.change('password', 'secret 123')
  await store.confirmation.submit()
  expect([store.act, store.setup, store.confirmation.waiting]).toEqual(['enable', setup, null])
  store.form.change('code', '123456')
  await store.submit()
  expect([store.act, store.setup, store.recoveryCodes]).toEqual([null, null, codes])
  expect(store.state.value?.recoveryCodesLeft).toBe(10)
  store.cancel()
  expect(store.recoveryCodes).toBeNull()
})

test('错的码说在那一项；中途要密码，之后拿着原来的码接着做', async () => {
  const wrong = { code: Code.badParameters, message: '有误', data: [{ path: 'code', message: '验证码不对' }] }
  const { root, answers, paths } = await openTab({ '/api/user-second-factor/disable': wrong })
  const store = root.feature(SecondFactorSettingStore)
  await store.begin('disable')
  store.form.change('code', '111111')
  await store.submit()
  expect([store.act, store.form.errorOf('code')]).toEqual(['disable', '验证码不对'])
  answers['/api/user-second-factor/disable'] = unproven
  store.form.change('code', '222222')
  await store.submit()
  expect(store.confirmation.waiting).not.toBeNull()
  answers['/api/user-second-factor/disable'] = success(true)
  store.confirmation.form.change('password', 'secret 123')
  await store.confirmation.submit()
  expect([store.act, store.recoveryCodes]).toEqual([null, null])
  expect(paths().filter((path) => path.endsWith('/disable'))).toHaveLength(3)
})

test('换邮箱，要验证的站：先寄码，再带着两个码换；改了地址要重新寄', async () => {
  const { root, sent } = await openTab({
    '/api/user-email/send': success(true),
    '/api/user-email/change': success(true),
  })
  root.site.hasEmailVerification = true
  const store = root.feature(EmailStore)
  store.toggle()
  store.form.change('email', 'New@example.com')
  await store.submit()
  expect(store.areCodesAsked).toBe(true)
  await store.submit()
  expect(store.form.firstWrong).toBe('code')
  store.form.change('email', 'other@example.com')
  expect(store.areCodesAsked).toBe(false)
  store.form.change('email', 'new@example.com')
  store.form.change('code', '123456')
  store.form.change('currentCode', '654321')
  await store.submit()
  expect(store.isOpen).toBe(false)
  expect(sent.find(({ path }) => path === '/api/user-email/change')?.body).toEqual({
    email: 'new@example.com',
    code: '123456',
    currentCode: '654321',
  })
})

test('换邮箱，不验证的站：一步换好；已有账号的说在那一项', async () => {
  const { root, answers, paths } = await openTab({
    '/api/user-email/change': {
      code: Code.conflict,
      message: '有误',
      data: [{ path: 'email', message: '这个邮箱已被注册' }],
    },
  })
  const store = root.feature(EmailStore)
  store.toggle()
  store.form.change('email', 'new@example.com')
  await store.submit()
  expect([store.isOpen, store.form.errorOf('email')]).toEqual([true, '这个邮箱已被注册'])
  answers['/api/user-email/change'] = success(true)
  store.form.change('email', 'newer@example.com')
  await store.submit()
  expect([store.isOpen, paths().includes('/api/user-email/send')]).toEqual([false, false])
})
