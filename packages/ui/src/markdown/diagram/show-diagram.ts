import type { ThemeMode } from '../../theme/tokens.ts'
import { renderDiagram } from './render-diagram.ts'

export interface DiagramLabels {
  /** What stands for the picture where it is not seen. */
  diagram: string
  /** Opens the source of the diagram. */
  source: string
}

/**
 * Puts the diagram of a ```mermaid block over it and folds the source away; a block shown before is drawn anew. Source
 * mermaid does not understand stays as it is. The picture is an image, in which no script runs.
 */
export async function showDiagram(
  block: HTMLElement,
  mode: ThemeMode,
  labels: DiagramLabels,
  signal: AbortSignal,
): Promise<void> {
  const svg = await renderDiagram(block.querySelector('code')?.textContent ?? '', mode).catch(() => undefined)
  if (svg === undefined || signal.aborted) return
  const shown = block.closest('.md-diagram')?.querySelector('img')
  const image = shown ?? document.createElement('img')
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  image.alt = labels.diagram
  image.dataset.mode = mode
  const [width, height] = sizeOf(svg)
  image.width = width
  image.height = height
  if (!shown) foldAway(block, image, labels)
}

function foldAway(block: HTMLElement, image: HTMLImageElement, labels: DiagramLabels): void {
  const figure = document.createElement('figure')
  figure.className = 'md-diagram'
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = labels.source
  block.replaceWith(figure)
  details.append(summary, block)
  figure.append(image, details)
}

/** mermaid's svg says its size in the viewBox only; an image needs it said. */
function sizeOf(svg: string): [width: number, height: number] {
  const [width = 0, height = 0] = (
    /viewBox="[^\s"]+ [^\s"]+ ([^\s"]+) ([^\s"]+)"/.exec(svg)?.slice(1) ?? []
  ).map(Number)
  return [Math.ceil(width), Math.ceil(height)]
}
