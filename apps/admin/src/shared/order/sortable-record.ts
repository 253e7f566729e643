/** A row that can be put in order. */
export interface SortableRecord {
  id: number
  name: string
  /** Stands at the end of the row. */
  detail?: string
}
