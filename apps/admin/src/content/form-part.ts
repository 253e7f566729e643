import type { ComponentType } from 'react'

/** What a form holds of a draft: an emptied input holds null. */
export type FormValues<V> = { readonly [F in keyof V]?: V[F] | null | undefined }

/** What a form holds of a whole record. */
export type RecordValues<V> = FormValues<V> & Readonly<Record<string, unknown>>

/** What is a kind's own in its form. @typeParam V what an admin writes, apart from the parent and an item's slug */
export interface FormPart<V> {
  /** A new record, field by field in the order in which two versions are compared. */
  empty: V
  /** Brings what stands inside of a field into the form that is sent. */
  tidy?: (draft: V) => V
}

/** What a form's values say: of the whole record that it holds, the fields an admin writes. */
export function draftOf<V extends object>({ empty, tidy }: FormPart<V>, values: FormValues<V>): V {
  const draft = { ...empty }
  for (const field in empty) draft[field] = values[field] ?? empty[field]
  return tidy?.(draft) ?? draft
}

/**
 * The request for a new record or a changed one.
 * @param given further fields, which are left out where they are empty: without a slug the server makes one
 */
export function toRequest<V extends object>(
  form: FormPart<V>,
  values: RecordValues<V>,
  given: readonly string[] = [],
): object {
  const kept = ['id', 'version', ...given].filter((field) => values[field])
  return { ...draftOf(form, values), ...Object.fromEntries(kept.map((field) => [field, values[field]])) }
}

/** The inputs of an item: what it says, and beside it the facts. */
export interface ItemFormPart<V> extends FormPart<V> {
  Text: ComponentType
  Facts: ComponentType
  /** What is said beside the button that publishes. */
  Caution?: ComponentType
}
