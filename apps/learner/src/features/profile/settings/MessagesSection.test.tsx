import type { MessageSettings } from '@app/contract/message/schemas'
import { expect, test } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { render } from '../../../testing/render.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { StudySettingsStore } from './StudySettingsStore.ts'

const settings = (canMail: boolean): MessageSettings => ({
  system: 'site',
  comment: 'site',
  reply: 'site',
  like: 'site',
  mention: 'site',
  interview: 'site',
  review: 'site',
  contribution: 'site',
  canMail,
})

test.each([
  [true, 0],
  [false, 8],
])('寄邮件的站：%s，不能选的有%i个，说明为什么', (canMail, count) => {
  const root = fakeRoot()
  root.feature(StudySettingsStore).messages.set(settings(canMail))
  const { element } = render(<MessagesSection />, { root })
  expect(element.querySelectorAll('input:disabled')).toHaveLength(count)
  expect(element.textContent?.includes('messages.noMail')).toBe(!canMail)
  for (const input of element.querySelectorAll('input:disabled'))
    expect(element.querySelector(`#${input.getAttribute('aria-describedby')}`)).not.toBeNull()
})
