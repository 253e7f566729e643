import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

async function start(suggested = '') {
  const confirmed = vi.fn()
  await renderInConsole(
    fakeServer({}).api,
    'reports',
    <ReasonDialog
      title="隐藏1条"
      verb="隐藏"
      advice="作者会得知理由。"
      suggested={suggested}
      isPending={false}
      onConfirm={confirmed}
      onClose={() => {}}
    />,
  )
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector('[role="dialog"]')
    if (!found) throw new Error('the dialog has not come')
    return found
  })
  const field = dialog.querySelector('textarea')
  if (!field) throw new Error('the field is missing')
  const press = (text: string) =>
    [...dialog.querySelectorAll<HTMLElement>('button, [role="button"]')]
      .find(({ textContent }) => textContent === text)
      ?.click()
  return { confirmed, dialog, field, press }
}

test('without a reason nothing happens, and the field says so', async () => {
  const { confirmed, dialog, field, press } = await start()
  press('隐藏')
  await vi.waitFor(() => expect(dialog.textContent).toContain('此项必填'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(confirmed).not.toHaveBeenCalled()
  press('广告或引流')
  await vi.waitFor(() => expect(field.value).toBe('广告或引流'))
  expect(dialog.textContent).not.toContain('此项必填')
  press('隐藏')
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledWith('广告或引流'))
})

test('Enter confirms the reason that is suggested', async () => {
  const { confirmed, field } = await start('欺诈')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledWith('欺诈'))
})
