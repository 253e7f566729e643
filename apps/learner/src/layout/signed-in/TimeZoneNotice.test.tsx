import type { StudySettings } from '@app/contract/review/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { render } from '../../testing/render.tsx'
import { TimeZoneNotice } from './TimeZoneNotice.tsx'

const user = {
  id: 1,
  email: 'lin@example.com',
  username: 'lin',
  avatarUrl: null,
  userRole: 'user' as const,
  createTime: '2026-01-01T00:00:00.000Z',
  hasPassword: true,
}

const { resolvedOptions } = Intl.DateTimeFormat.prototype
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Lets formats without a zone of their own be of that one. */
function moveTo(device: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    const options = resolvedOptions.call(this)
    return options.timeZone === here ? { ...options, timeZone: device } : options
  })
}

/** A signed-in tab on a device of that zone, of a user whose days are told by another. */
function open(device: string, timeZone: string | null, storage = memoryStorage({ token: 'one' })) {
  moveTo(device)
  let settings: StudySettings = { ...DEFAULT_STUDY_SETTINGS, timeZone }
  const updateSettings = vi.fn(async (given: StudySettings) => (settings = given))
  const read = vi.fn(async () => settings)
  const root = fakeRoot(
    { user: { my: async () => user }, review: { settings: read, updateSettings } },
    storage,
  )
  root.session.restore()
  render(<TimeZoneNotice />, { root })
  const buttons = () => [...document.querySelectorAll<HTMLElement>('section button')]
  const press = (name: string) =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click()
  return { storage, read, updateSettings, buttons, press }
}

test('at the first sign-in the days are told by the zone of the device', async () => {
  const { updateSettings, buttons, storage } = open('America/New_York', null)
  await vi.waitFor(() => expect(storage.getItem('time-zone:1')).toBe('America/New_York'))
  expect(updateSettings).toHaveBeenCalledExactlyOnceWith(
    { ...DEFAULT_STUDY_SETTINGS, timeZone: 'America/New_York' },
    expect.anything(),
  )
  expect(buttons()).toEqual([])
})

test('a device that has moved asks once, and the days go on as the user says', async () => {
  const moved = open('America/New_York', 'Pacific/Auckland')
  await vi.waitFor(() => expect(moved.buttons()).toHaveLength(2))
  expect(moved.updateSettings).not.toHaveBeenCalled()
  moved.press('timeZone.keep')
  await vi.waitFor(() => expect(moved.buttons()).toEqual([]))
  expect(moved.updateSettings).not.toHaveBeenCalled()

  const again = open('America/New_York', 'Pacific/Auckland', moved.storage)
  const back = open('Europe/Berlin', 'Pacific/Auckland', moved.storage)
  await vi.waitFor(() => expect(back.buttons()).toHaveLength(2))
  expect(again.read).not.toHaveBeenCalled()
  back.press('timeZone.take')
  await vi.waitFor(() => expect(back.buttons()).toEqual([]))
  expect(back.updateSettings.mock.calls[0]?.[0].timeZone).toBe('Europe/Berlin')
})

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('%s and %s are one zone', async (device, stored) => {
  const { updateSettings, buttons, storage } = open(device, stored)
  await vi.waitFor(() => expect(storage.getItem('time-zone:1')).toBe(device))
  expect([updateSettings.mock.calls, buttons()]).toEqual([[], []])
})
