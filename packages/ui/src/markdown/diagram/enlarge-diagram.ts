import './enlarge-diagram.css'

/** At most so many times its own size: a small diagram does not fill a large screen. */
const MOST_TIMES = 2

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

/** The picture at its own size, or larger where the window has room. */
function largeCopyOf({ src, alt, width, height }: HTMLImageElement): HTMLImageElement {
  const copy = new Image(width, height)
  copy.src = src
  copy.alt = alt
  copy.style.width = `max(${width}px, min(100%, ${MOST_TIMES * width}px))`
  return copy
}
