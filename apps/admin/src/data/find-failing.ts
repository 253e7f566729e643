import { HttpError } from 'react-admin'
import { inPortions } from './in-portions.ts'

/** A record that an act can't be done to, and the fields that stand in its way. */
export interface FailingRecord {
  id: number
  fields: string[]
}

/**
 * Asks of many records which of them something can't be done to.
 * @param check refuses with errors at `ids.N.field`; any other refusal is thrown on
 */
export async function findFailing(
  ids: number[],
  check: (portion: number[]) => Promise<unknown>,
): Promise<FailingRecord[]> {
  const failing = new Map<number, string[]>()
  await inPortions(ids, async (portion) => {
    try {
      await check(portion)
    } catch (error) {
      const places = placesOf(error)
      if (places.length === 0) throw error
      for (const [place, field] of places) {
        const id = portion[place]
        if (id !== undefined) failing.set(id, [...(failing.get(id) ?? []), field])
      }
    }
  })
  return [...failing].map(([id, fields]) => ({ id, fields }))
}

/** Of `ids.2.tags`: 2 and `tags`. */
function placesOf(error: unknown): [place: number, field: string][] {
  if (!(error instanceof HttpError)) return []
  return Object.keys(error.body?.errors ?? {}).flatMap((path) => {
    const [list, place, field] = path.split('.')
    return list === 'ids' && field !== undefined ? [[Number(place), field] as [number, string]] : []
  })
}
