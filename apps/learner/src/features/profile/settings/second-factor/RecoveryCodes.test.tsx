import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { render } from '../../../../testing/render.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

test('the codes are copied over plain http, where there is no Clipboard API', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  }
  const root = fakeRoot()
  const { element } = render(<RecoveryCodes codes={['aaaa-bbbb', 'cccc-dddd']} onClose={() => {}} />, {
    root,
  })
  const buttons = [...element.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === 'secondFactor.copy')?.click()
  await vi.waitFor(() => expect(root.toasts.toasts).toMatchObject([{ message: 'secondFactor.copied' }]))
  expect(copied).toBe('aaaa-bbbb\ncccc-dddd')
})
