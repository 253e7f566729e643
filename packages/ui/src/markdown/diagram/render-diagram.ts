import type { ThemeMode } from '../../theme/tokens.ts'
import diagramFrameScript from './diagram-frame.ts?worker&url'
import type { DrawnDiagram } from './diagram-window.ts'

/**
 * An empty page of the site whose own policy allows inline styles (and scripts from the site alone). mermaid lays out with
 * style elements and attributes, which the pages' policy refuses, so it works in a hidden frame that shows this page. Vite
 * builds the frame's script like a worker's: on its own, without a line of the site.
 */
const diagramFrameAddress = '/diagram-frame'

let openFrame: Promise<Window> | undefined

/** Draws a diagram. Rejects if mermaid does not understand the source or could not be loaded. */
export async function renderDiagram(source: string, mode: ThemeMode): Promise<DrawnDiagram> {
  openFrame ??= loadFrame().catch((error) => {
    openFrame = undefined
    throw error
  })
  const { renderDiagram: render } = await openFrame
  if (!render) throw new Error('the diagram frame has no renderer')
  return render(source, mode)
}

async function loadFrame(): Promise<Window> {
  const frame = document.createElement('iframe')
  frame.src = diagramFrameAddress
  frame.className = 'md-diagram-frame'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  const loaded = loading(frame)
  document.body.append(frame)
  try {
    await loaded
    const { contentDocument, contentWindow } = frame
    if (!contentDocument || !contentWindow) throw new Error('the diagram frame is out of reach')
    const script = contentDocument.createElement('script')
    script.type = 'module'
    script.src = diagramFrameScript
    const started = loading(script)
    contentDocument.head.append(script)
    await started
    return contentWindow
  } catch (error) {
    frame.remove()
    throw error
  }
}

function loading(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener('error', () => reject(new Error('the diagram frame did not load')), {
      once: true,
    })
  })
}
