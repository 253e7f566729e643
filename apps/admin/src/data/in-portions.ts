import { longActs } from './long-acts.ts'

/** The server accepts this many ids per call. */
const MAX_IDS = 100

/** Acts on many ids, in consecutive calls of as many as the server accepts; how far that is stands in {@link longActs}. */
export async function inPortions(ids: number[], act: (portion: number[]) => Promise<unknown>): Promise<void> {
  if (ids.length <= MAX_IDS) {
    if (ids.length > 0) await act(ids)
    return
  }
  let done = 0
  longActs.begin(ids.length)
  try {
    while (done < ids.length) {
      const portion = ids.slice(done, done + MAX_IDS)
      await act(portion)
      done += portion.length
      longActs.advance(portion.length)
    }
  } finally {
    longActs.end(ids.length, done)
  }
}
