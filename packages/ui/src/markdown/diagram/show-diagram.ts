import type { ThemeMode } from '../../theme/tokens.ts'
import { leastWidth, sizeOf } from './diagram-size.ts'
import { enlargeDiagram } from './enlarge-diagram.ts'
import { renderDiagram } from './render-diagram.ts'

export interface DiagramLabels {
  /** What stands for the picture where it is not seen. */
  diagram: string
  /** Opens the source of the diagram. */
  source: string
  /** Closes the large picture. */
  close: string
}

/**
 * Puts the diagram of a ```mermaid block over it and folds the source away; a block shown before is drawn anew. Source
 * mermaid does not understand stays as it is. The picture is an image, in which no script runs; a wide one scrolls, and a
 * tap shows it large.
 */
export async function showDiagram(
  block: HTMLElement,
  mode: ThemeMode,
  labels: DiagramLabels,
  signal: AbortSignal,
): Promise<void> {
  const drawn = await renderDiagram(block.querySelector('code')?.textContent ?? '', mode).catch(
    () => undefined,
  )
  if (!drawn || signal.aborted) return
  const { svg, letters } = drawn
  const shown = block.closest('.md-diagram')?.querySelector('img')
  const image = shown ?? document.createElement('img')
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  image.alt = labels.diagram
  image.dataset.mode = mode
  const [width, height] = sizeOf(svg)
  image.width = width
  image.height = height
  image.style.minWidth = `${leastWidth({ width, letters })}px`
  const opener = shown ? shown.closest('button') : foldAway(block, image, labels)
  // Drawn for another theme, or with its text gone, a large picture is closed.
  opener?.addEventListener('click', () => enlargeDiagram(image, labels.close, signal), { signal })
}

function foldAway(block: HTMLElement, image: HTMLImageElement, labels: DiagramLabels): HTMLButtonElement {
  const figure = document.createElement('figure')
  figure.className = 'md-diagram'
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = labels.source
  const view = document.createElement('div')
  view.className = 'md-diagram-view'
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.ariaHasPopup = 'dialog'
  opener.append(image)
  view.append(opener)
  block.replaceWith(figure)
  details.append(summary, block)
  figure.append(view, details)
  return opener
}
