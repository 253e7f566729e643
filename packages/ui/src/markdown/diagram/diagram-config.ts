import type { MermaidConfig } from 'mermaid'
import { type ThemeMode, tokens } from '../../theme/tokens.ts'
import { diagramColors } from './diagram-colors.ts'

/** How mermaid draws for the site. */
export const diagramConfig = (mode: ThemeMode): MermaidConfig => ({
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  htmlLabels: false,
  fontFamily: tokens[mode]['font-family'],
  theme: 'base',
  themeVariables: diagramColors(mode),
  // Narrower than mermaid's own: on a phone more of it is seen at once.
  flowchart: { nodeSpacing: 24, padding: 8 },
})
