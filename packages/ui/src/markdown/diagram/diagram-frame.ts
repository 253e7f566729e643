import '../../browsers/fallbacks.ts'
import type { Mermaid } from 'mermaid'
import { type ThemeMode, tokens } from '../../theme/tokens.ts'
import { diagramColors } from './diagram-colors.ts'
import type {} from './diagram-window.ts'

let count = 0

window.renderDiagram = async (source, mode) => {
  const { default: mermaid } = await import('mermaid')
  configure(mermaid, mode)
  const { svg } = await mermaid.render(`diagram-${++count}`, source)
  return svg
}

function configure(mermaid: Mermaid, mode: ThemeMode): void {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    htmlLabels: false,
    fontFamily: tokens[mode]['font-family'],
    theme: 'base',
    themeVariables: diagramColors(mode),
  })
}
