import type { RaRecord } from 'react-admin'

/** A record's place in a list, 0-based or -1, and the records beside it. */
export function neighboursOf<R extends RaRecord>(records: readonly R[], id: R['id']) {
  const index = records.findIndex((record) => record.id === id)
  if (index < 0) return { index, previous: undefined, next: records[0] }
  return { index, previous: records[index - 1], next: records[index + 1] }
}
