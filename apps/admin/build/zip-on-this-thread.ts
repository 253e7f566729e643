import { type Zippable, zipSync } from 'fflate'

export { strToU8, zipSync } from 'fflate'

/** What fflate does in a worker made of a text, which the site's policy forbids. A thousand questions take half a second. */
export function zip(
  files: Zippable,
  done: (error: Error | null, archive: Uint8Array<ArrayBuffer> | null) => void,
): void {
  try {
    done(null, zipSync(files))
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null)
  }
}
