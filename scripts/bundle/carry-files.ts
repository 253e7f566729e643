import { basename, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { ROOT } from '../run-tool.ts'

const FILE_URL = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g

/**
 * Keeps what the code names by `new URL('…', import.meta.url)` within reach of the bundled code, which lies in one folder
 * below the bundle's: a program of ours (a worker) is bundled beside it; other files and folders keep their place in
 * the repository and are noted, to be copied.
 * @param carried takes the noted paths, relative to the repository
 */
export function carryFiles(carried: Set<string>): Plugin {
  return {
    name: 'carry-files',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null
      return code.replace(FILE_URL, (_, path: string) => {
        const file = fileURLToPath(new URL(path, pathToFileURL(id)))
        if (file.endsWith('.ts')) {
          const name = basename(file, '.ts')
          this.emitFile({ type: 'chunk', id: file, fileName: `${name}.js` })
          return `new URL('./${name}.js', import.meta.url)`
        }
        const place = relative(ROOT, file)
        carried.add(place)
        return `new URL('../${place}${path.endsWith('/') ? '/' : ''}', import.meta.url)`
      })
    },
  }
}
