import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const module = fileURLToPath(new URL('./zip-on-this-thread.ts', import.meta.url))

/** Workbooks are zipped without a worker: fflate makes one for all that is longer than 160 kB, from a text. */
export function zipWithoutWorker(): Plugin {
  return {
    name: 'zip-without-worker',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fflate' && importer?.includes('/write-excel-file/') ? module : undefined,
  }
}
