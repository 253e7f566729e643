import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { type PostValues, readValues } from './post-values.ts'

/** What the browser keeps of a post until the server has it. */
export interface KeptDraft {
  values: PostValues
  /** When something was last typed, in milliseconds since 1970. */
  time: number
  /** The version of the post it began from; null for a new post. */
  baseVersion: number | null
  /** The `updateTime` of the server's draft it goes on from; null: there was none. */
  baseTime: string | null
}

const kept = z.object({
  values: z.record(z.string(), z.string()),
  time: z.number(),
  baseVersion: z.nullable(z.int()),
  baseTime: z.nullable(z.string()),
})

export function readKeptDraft(storage: KeyValueStorage, key: string): KeptDraft | null {
  try {
    const { values, ...rest } = kept.parse(JSON.parse(storage.getItem(key) ?? 'null'))
    return { ...rest, values: readValues(values) }
  } catch {
    return null
  }
}

export function writeKeptDraft(storage: KeyValueStorage, key: string, draft: KeptDraft): void {
  storage.setItem(key, JSON.stringify(draft))
}
