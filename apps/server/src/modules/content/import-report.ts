import type { FileFault } from './kinds/kind.ts'

/** What an import did. Files are named by their path in the content folder. */
export interface ImportReport {
  created: string[]
  updated: string[]
  /** Files that changed while their row was edited on the site: the edit stays. */
  kept: string[]
  unchanged: number
  /** Every fault of every bad file. Nothing of such a file was imported. */
  faults: FileFault[]
}
