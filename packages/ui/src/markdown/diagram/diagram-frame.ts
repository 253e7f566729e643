import '../../browsers/fallbacks.ts'
import { diagramConfig } from './diagram-config.ts'
import { lettersOf } from './diagram-size.ts'
import type {} from './diagram-window.ts'

let count = 0

window.renderDiagram = async (source, mode) => {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize(diagramConfig(mode))
  const { svg } = await mermaid.render(`diagram-${++count}`, source)
  return { svg, letters: lettersOf(svg) }
}
