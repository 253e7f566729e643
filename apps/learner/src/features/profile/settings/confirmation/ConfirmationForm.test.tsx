import type { CurrentUser } from '@app/contract/user/schemas'
import { expect, test } from 'vitest'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { render } from '../../../../testing/render.tsx'
import { Confirmation } from './Confirmation.ts'
import { ConfirmationForm } from './ConfirmationForm.tsx'

test.each([
  [true, 1, null],
  [false, 0, '/reset-password'],
])('有密码：%s，问密码的有%i项，否则通到设新密码的地方', (hasPassword, count, address) => {
  const root = fakeRoot()
  const user: CurrentUser = {
    id: 1,
    email: 'a@example.com',
    username: '阿木',
    avatarUrl: null,
    userRole: 'user',
    createTime: '2026-01-01T00:00:00.000Z',
    hasPassword,
  }
  root.session.userRequest.set(user)
  const { element } = render(<ConfirmationForm confirmation={new Confirmation(root)} />, { root })
  expect(element.querySelectorAll('input[type=password]')).toHaveLength(count)
  expect(element.querySelector('a')?.getAttribute('href') ?? null).toBe(address)
})
