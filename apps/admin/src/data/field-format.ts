import type { TFunction } from 'i18next'

/** A field with a fixed set of values. */
interface Choices {
  /** The texts' group that names the values. */
  choices: string
}

/** A field that holds the id of another record, or several. */
export interface Reference {
  /** react-admin's name of the resource it refers to. */
  reference: string
  /** The key of the text for none, if that means something. */
  none?: string
}

/** How a field is written out: in words and names instead of values and ids. */
export type FieldFormat = Choices | Reference | ((value: unknown, t: TFunction<'admin'>) => string)

export type FieldFormats = Readonly<Record<string, FieldFormat>>
