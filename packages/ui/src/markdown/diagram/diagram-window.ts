import type { ThemeMode } from '../../theme/tokens.ts'

declare global {
  interface Window {
    /** Only in the diagram frame: the diagram as svg; rejects for source mermaid does not understand. */
    renderDiagram?: (source: string, mode: ThemeMode) => Promise<string>
  }
}
