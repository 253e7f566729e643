import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

export interface Budget {
  /** Source files that are fetched before the page can be used, below the repository. */
  sources: string[]
  /** The most they may weigh together, with what they import, in KiB of brotli. */
  limit: number
  /** Packages that must not be among them. */
  forbidden: string[]
}

/** Reports what the browser fetches before the page can be used, and fails the build when it is too much. */
export function firstLoadBudget({ sources, limit, forbidden }: Budget): Plugin {
  return {
    name: 'first-load-budget',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = collectChunks(bundle, sources)
      const weights = chunks.map(({ fileName, code }) => ({
        fileName,
        weight: brotliCompressSync(code).length / 1024,
      }))
      const total = weights.reduce((sum, { weight }) => sum + weight, 0)
      const list = weights.map(({ fileName, weight }) => `${fileName} ${weight.toFixed(1)}`).join(', ')
      this.info(`first load ${total.toFixed(1)} of ${limit} KiB: ${list}`)
      if (total > limit) this.error(`the first load weighs ${total.toFixed(1)} KiB, more than ${limit}`)
      for (const name of forbidden) {
        const module = chunks
          .flatMap(({ moduleIds }) => moduleIds)
          .find((id) => id.includes(`/node_modules/${name}/`))
        if (module) this.error(`${name} must come later, but is in the first load: ${module}`)
      }
    },
  }
}

function collectChunks(bundle: Bundle, sources: string[]): Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(all.find(({ fileName }) => fileName === file))
  }
  for (const source of sources) add(all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`)))
  return [...found]
}
