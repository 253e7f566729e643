import type { FieldValues } from 'react-hook-form'

const keyOf = (path: string) => `draft:${path}`

/** Edits that outlive a login in this tab, by the path of their page. */
export const draftStore = {
  keep(path: string, values: FieldValues): void {
    sessionStorage.setItem(keyOf(path), JSON.stringify(values))
  },
  /** The draft of a page, which is forgotten by being taken. */
  take(path: string): FieldValues | null {
    const text = sessionStorage.getItem(keyOf(path))
    sessionStorage.removeItem(keyOf(path))
    const values: unknown = JSON.parse(text ?? 'null')
    return typeof values === 'object' && values !== null ? { ...values } : null
  },
}
