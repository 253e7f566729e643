/** A row that can be moved to another place. */
export interface SortableRecord {
  id: number
  name: string
  /** Shown at the end of the row. */
  detail?: string
}
