import './enlarge-diagram.css'

/**
 * Shows a diagram over the whole window, where it scrolls. Esc, the button and a tap beside it close it; it also closes
 * with the signal.
 * @param close what the button says
 */
export function enlargeDiagram(image: HTMLImageElement, close: string, signal: AbortSignal): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'md-enlarged'
  dialog.ariaLabel = image.alt
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = close
  const view = document.createElement('div')
  // The arrow keys scroll it.
  view.tabIndex = 0
  view.autofocus = true
  view.append(largeCopyOf(image))
  dialog.append(button, view)
  const handleAbort = () => dialog.close()
  signal.addEventListener('abort', handleAbort, { once: true })
  dialog.addEventListener('close', () => {
    signal.removeEventListener('abort', handleAbort)
    dialog.remove()
  })
  button.addEventListener('click', () => dialog.close())
  view.addEventListener('click', ({ target }) => {
    if (target === view) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** The picture, which the style sheet makes as large as it is, or larger where the window has room. */
function largeCopyOf(image: HTMLImageElement): HTMLImageElement {
  const copy = new Image()
  copy.src = image.src
  copy.alt = image.alt
  // The property `width` is that of the screen.
  copy.style.setProperty('--own-width', `${image.getAttribute('width')}px`)
  return copy
}
