import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds after which what starting needed is no longer needed. */
const DELAY = 3_000

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Gives back, some seconds from now, the memory in which this thread loaded its modules: V8 keeps room for as much
 * again, some 40 MB of it. Stops the thread for about 100 ms, once.
 */
export function shrinkHeapAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collectGarbage: CollectGarbage | undefined = runInNewContext('globalThis.gc')
    collectGarbage?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, DELAY).unref()
}
