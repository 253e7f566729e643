/** The server accepts this many ids per call. */
const MAX_IDS = 100

/** Acts on many ids, in consecutive calls of as many as the server accepts. */
export async function inPortions(ids: number[], act: (portion: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    await act(ids.slice(start, start + MAX_IDS))
  }
}
