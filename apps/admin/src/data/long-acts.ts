/** How many of the records of acts under way are done, of how many. */
export interface ActProgress {
  done: number
  total: number
}

let progress: ActProgress | null = null
const listeners = new Set<() => void>()

function set(next: ActProgress | null): void {
  progress = next
  for (const listener of listeners) listener()
}

/** Acts on more records than one call takes: the page must stay until their last call. */
export const longActs = {
  /** null: none is under way. */
  get: (): ActProgress | null => progress,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  begin(total: number): void {
    set({ done: progress?.done ?? 0, total: (progress?.total ?? 0) + total })
  },
  advance(count: number): void {
    if (progress) set({ ...progress, done: progress.done + count })
  },
  /** @param total as it began */
  end(total: number, done: number): void {
    if (!progress) return
    const left = { done: progress.done - done, total: progress.total - total }
    set(left.total > 0 ? left : null)
  },
}
