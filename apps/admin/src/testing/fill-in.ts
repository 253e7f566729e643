import { vi } from 'vitest'

/** Types into a field of the page as its user would. */
export function fillIn(label: string, text: string): void {
  const name = [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(label))
  const field = document.getElementById(name?.htmlFor ?? '')
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`there is no field ${label}`)
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses the button of a name, once it is there. */
export async function press(name: string): Promise<void> {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)
    if (!found) throw new Error(`there is no button ${name}`)
    return found
  })
  button.click()
}
