/** Puts text on the clipboard, also over plain http, where there is no Clipboard API. Rejects if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // Beside an open dialog nothing can be selected.
  ;(focused?.closest('dialog, [role="dialog"]') ?? document.body).append(field)
  try {
    field.select()
    if (!document.execCommand('copy')) throw new Error('the browser refused to copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
