import { isDeepStrictEqual } from 'node:util'

/** What a record was, or is: its fields by their names in the contract. */
export type Snapshot = Readonly<Record<string, unknown>>

/** Secrets are never recorded. */
const SECRET = /password|token|hash|secret/i

/** Of two versions of a record, the fields that differ; of a record that was made or deleted, all of them. */
export function changedFields(
  before: Snapshot | null,
  after: Snapshot | null,
): { before: Snapshot | null; after: Snapshot | null } {
  const isKept = (name: string): boolean =>
    !SECRET.test(name) && (before === null || after === null || !isDeepStrictEqual(before[name], after[name]))
  const keep = (record: Snapshot | null): Snapshot | null =>
    record && Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)))
  return { before: keep(before), after: keep(after) }
}
