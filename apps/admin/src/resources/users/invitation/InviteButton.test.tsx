import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '../../../testing/fake-server.ts'
import { fillIn, press } from '../../../testing/fill-in.ts'
import { renderInConsole } from '../../../testing/render-in-console.tsx'
import { InvitationDialog } from '../dialogs/InvitationDialog.tsx'
import { InviteButton } from './InviteButton.tsx'

const lin = { username: '林间', email: 'lin@example.com', userRole: 'user' } as const
const invitation = {
  invited: [
    {
      id: 7,
      username: '林间',
      email: 'lin@example.com',
      path: '/invite?token=secret',
      endTime: '2126-01-02T03:04:05.000Z',
    },
  ],
  isMailed: false,
}
/** react-admin writes what a call of it was refused to the console. */
const expectRefusal = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))
const linkShown = () =>
  [...document.querySelectorAll('input')].find(({ value }) => value.includes('/invite?token=secret'))
const isOpen = () => document.querySelector('[role=dialog]') !== null

async function fillInLin() {
  await press('新建用户')
  await shows('账号没有密码')
  fillIn('用户名', lin.username)
  fillIn('邮箱', lin.email)
}

test('one is made, and the link can be read and copied until it is closed on purpose', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { api, requests } = fakeServer({ 'POST /api/user/invite': () => invitation })
  await renderInConsole(api, 'users', <InviteButton />)
  await fillInLin()
  await press('新建')
  await shows('请把链接转给林间')
  expect(requests).toEqual([{ call: 'POST /api/user/invite', input: { users: [lin] } }])
  document
    .querySelector('[role=dialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(linkShown()?.value).toBe(`${window.location.origin}/invite?token=secret`)
  expect(document.body.textContent).not.toContain('寄到')
  await press('复制')
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/invite?token=secret`)
  await press('关闭')
  await vi.waitFor(() => expect(isOpen()).toBe(false))
})

test('what the server refuses stands at its field, and what was typed stays', async () => {
  expectRefusal()
  const { api } = fakeServer({
    'POST /api/user/invite': () => {
      throw new Refusal(Code.badParameters, '请检查填写的内容', [
        { path: 'users.0.email', message: '这个邮箱已被注册' },
      ])
    },
  })
  await renderInConsole(api, 'users', <InviteButton />)
  await fillInLin()
  await press('新建')
  await shows('这个邮箱已被注册')
  const wrong = [...document.querySelectorAll('input')].filter(
    (input) => input.getAttribute('aria-invalid') === 'true',
  )
  expect(wrong.map(({ value }) => value)).toEqual(['lin@example.com'])
  fillIn('邮箱', 'lin2@example.com')
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('这个邮箱已被注册'))
})

test('a refusal of the whole is said, and nothing is lost', async () => {
  expectRefusal()
  const { api } = fakeServer({
    'POST /api/user/invite': () => {
      throw new Refusal(Code.unavailable, '数据库暂时没有应答')
    },
  })
  await renderInConsole(api, 'users', <InviteButton />)
  await fillInLin()
  await press('新建')
  await shows('数据库暂时没有应答')
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('林间')
})

test('an invitation is renewed after asking, and its new link is shown; that it was mailed is said', async () => {
  const { api, requests } = fakeServer({
    'POST /api/user/invitation-renew': () => ({ ...invitation, isMailed: true }),
  })
  const user = {
    ...lin,
    id: 7,
    avatarUrl: null,
    createTime: '2026-01-01T00:00:00.000Z',
    lastSeenTime: null,
    state: 'active',
    isSite: false,
    ban: null,
    version: 1,
  } as const
  await renderInConsole(api, 'users', <InvitationDialog isOpen user={user} onClose={() => {}} />)
  await shows('以前的链接随即作废')
  expect(requests).toEqual([])
  await press('重发邀请')
  await shows('链接也已寄到各人的邮箱')
  expect(linkShown()?.readOnly).toBe(true)
  expect(requests).toEqual([{ call: 'POST /api/user/invitation-renew', input: { id: 7 } }])
})
