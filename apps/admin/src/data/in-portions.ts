/** The server takes so many ids in one call. */
const MAX_IDS = 100

/** Acts on many ids by calls of as many as the server takes, one after the other. */
export async function inPortions(ids: number[], act: (portion: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    await act(ids.slice(start, start + MAX_IDS))
  }
}
