import type { ThemeMode } from '../../theme/tokens.ts'

/** A diagram as it was drawn. */
export interface DrawnDiagram {
  svg: string
  /** The size of its smallest letters in its own units; infinite without letters. */
  letters: number
}

declare global {
  interface Window {
    /** Only in the diagram frame; rejects for source mermaid does not understand. */
    renderDiagram?: (source: string, mode: ThemeMode) => Promise<DrawnDiagram>
  }
}
