import type { AlertKind } from '@app/markdown'

/** The few texts that stand in rendered markdown, in the reader's language. */
export interface MarkdownLabels {
  /** The button over a code block. */
  copy: string
  /** What a screen reader calls a table's scroll area. */
  table: string
  /** The titles of alerts. */
  alerts: Record<AlertKind, string>
  /** Stands for a picture that cannot be shown. */
  missingPicture: string
}

/** A user whom a text names by `@username`. */
export interface Mention {
  id: number
  username: string
}

export interface MarkdownOptions {
  labels: MarkdownLabels
  /** How many levels headings go down, so that the page keeps its one h1; 1 when absent. */
  headingShift?: number | undefined
  /** Stands before every heading id: two texts on a page need two; `md-` when absent. */
  idPrefix?: string | undefined
  /** Pictures of other sites become links: to load them would tell those sites who reads this. */
  ownImagesOnly?: boolean | undefined
  /** A single line end breaks the line, as where people type. */
  breaks?: boolean | undefined
  /** Whose names behind an @ become links to their pages. */
  mentions?: readonly Mention[] | undefined
}
