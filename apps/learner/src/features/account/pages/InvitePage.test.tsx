import { Code, type Envelope } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { InvitationStore } from '../stores/InvitationStore.ts'
import { Page } from './InvitePage.tsx'

const success = (data: unknown): Envelope => ({ code: Code.success, message: '', data })
const gone: Envelope = { code: Code.notFound, message: '链接已失效', data: null }
const user = {
  id: 7,
  email: 'lin@example.com',
  username: '林间',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
const answers = {
  '/api/user/invitation': success({ username: '林间' }),
  '/api/user/invitation-accept': success('a-token'),
  '/api/user-session/device': success('proof'),
  '/api/user/my': success(user),
}

/** The page at a link, whose server answers as said. */
async function open(said: Record<string, Envelope>, at = '/invite?token=secret') {
  const { root, sent } = await answeringRoot(said, ['account', 'validation'])
  root.session.restore()
  return { root, sent, ...render(<Page />, { root, at }) }
}
const shows = (element: HTMLElement, text: string) =>
  vi.waitFor(() => expect(element.textContent).toContain(text))

function type(element: HTMLElement, name: string, text: string) {
  const input = element.querySelector<HTMLInputElement>(`#account-${name}`)
  if (!input) throw new Error(`no field ${name}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

async function submit(element: HTMLElement, password: string, confirmation = password) {
  await vi.waitFor(() => expect(element.querySelector('form')).not.toBeNull())
  type(element, 'password', password)
  type(element, 'confirmation', confirmation)
  element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}

test('the link says who is invited; the password is set, and one is logged in and at home', async () => {
  const { root, sent, element, address } = await open(answers)
  await shows(element, '林间，欢迎加入')
  await submit(element, 'quiet river 7')
  await vi.waitFor(() => expect(address()).toBe('/'))
  expect(root.session.token).toBe('a-token')
  const accepted = sent.find(({ path }) => path === '/api/user/invitation-accept')
  expect(accepted?.body).toEqual({ token: 'secret', password: 'quiet river 7' })
  expect(root.feature(InvitationStore).form.values.password).toBe('')
})

test('passwords that differ are not sent, and the second is wrong', async () => {
  const { sent, element } = await open(answers)
  await shows(element, '林间，欢迎加入')
  await submit(element, 'quiet river 7', 'quiet river 8')
  await shows(element, '两次输入的密码不一致')
  expect(sent.map(({ path }) => path)).not.toContain('/api/user/invitation-accept')
})

test.each(['/invite?token=old', '/invite'])('%s, a void link, says what to do next', async (at) => {
  const { sent, element } = await open({ '/api/user/invitation': gone }, at)
  await shows(element, '链接已失效')
  expect(element.textContent).toContain('请向邀请你的人要一个新的')
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/login')
  expect(sent).toHaveLength(at.includes('token') ? 1 : 0)
})

test('a link that was used meanwhile becomes void, whatever was typed', async () => {
  const said: Record<string, Envelope> = { ...answers, '/api/user/invitation-accept': gone }
  const { root, element } = await open(said)
  await shows(element, '林间，欢迎加入')
  said['/api/user/invitation'] = gone
  await submit(element, 'quiet river 7')
  await shows(element, '请向邀请你的人要一个新的')
  expect(root.session.isLoggedIn).toBe(false)
})

test('a server that does not answer can be asked again', async () => {
  const said: Record<string, Envelope> = {}
  const { element } = await open(said)
  await vi.waitFor(() => expect(element.querySelector('button')?.textContent).toBe('重试'))
  said['/api/user/invitation'] = answers['/api/user/invitation']
  element.querySelector('button')?.click()
  await shows(element, '林间，欢迎加入')
})
