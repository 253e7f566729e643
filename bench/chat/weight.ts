import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../../scripts/run-tool.ts'

/** Vite's list of built files, by source. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const CLIENT = path.join(ROOT, 'apps/learner/dist/client')
const PANEL = ['src/features/assistant/panel/PanelWithAntd.tsx', '../../locales/zh-CN/assistant.json']
/** The modules that every page loads: itself, and the caller of the api. */
const PAGE = ['src/app/entry-client.tsx', 'src/app/api/browser-api.ts']

/** KiB of the scripts, styles and texts that the assistant's panel needs and a page does not, compressed as they travel. */
export async function weighPanel(): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
  const ofPage = filesOf(manifest, PAGE)
  const files = [...filesOf(manifest, PANEL)].filter((file) => !ofPage.has(file))
  const sizes = await Promise.all(files.map((file) => stat(path.join(CLIENT, `${file}.br`))))
  return sizes.reduce((sum, { size }) => sum + size / 1024, 0)
}

/** The files of some modules and of all that they import at once. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the site has no ${source}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}
