import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runTool, secondsSince } from '../run-tool.ts'
import { withLock } from '../setup/lock.mjs'
import { setupText } from '../setup/texts.mjs'
import { hashContents } from './content-hash.ts'
import { precompress } from './precompress.ts'

interface Site {
  name: string
  /** Arguments of each `vite build`, by what the build makes. */
  builds: Record<string, string[]>
  /** What browsers are sent, below the site's dist. */
  publicFolder: string
}

export const SITES: readonly Site[] = [
  {
    name: 'learner',
    builds: { client: [], server: ['--ssr', 'src/app/entry-server.tsx'] },
    publicFolder: 'client',
  },
  { name: 'admin', builds: { console: [] }, publicFolder: '.' },
]

const SHARED_INPUTS = [
  'locales',
  'packages',
  'pnpm-lock.yaml',
  'scripts/build',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

/**
 * Builds the sites whose dist was not made from the very same inputs.
 * @throws with what the build said
 */
export async function buildSites(): Promise<void> {
  const changed = await findChanged()
  if (changed.length === 0) return
  const wait = () => console.log(setupText('otherBuild'))
  await withLock(join(ROOT, '.build.lock'), wait, async () => {
    // Whoever had the lock before may have built them.
    await Promise.all((await findChanged()).map(buildSite))
  })
}

const distOf = ({ name }: Site) => join(ROOT, 'apps', name, 'dist')
/** Written last: a dist without it is not whole. */
const hashFileOf = (site: Site) => join(distOf(site), '.build-hash')
const hashOf = ({ name }: Site) => hashContents(ROOT, [`apps/${name}`, ...SHARED_INPUTS])

async function findChanged(): Promise<Site[]> {
  const isChanged = await Promise.all(
    SITES.map(
      async (site) => (await readFile(hashFileOf(site), 'utf8').catch(() => '')) !== (await hashOf(site)),
    ),
  )
  return SITES.filter((_, index) => isChanged[index])
}

async function buildSite(site: Site): Promise<void> {
  const { name, builds, publicFolder } = site
  const hash = await hashOf(site)
  await rm(distOf(site), { recursive: true, force: true })
  for (const [made, args] of Object.entries(builds)) {
    const { code, output, seconds } = await runTool('vite', ['build', ...args], {
      cwd: join(ROOT, 'apps', name),
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(`${output}\nbuild ${name} ${made}: failed`)
    report(`${name} ${made}`, seconds)
  }
  const start = performance.now()
  await precompress(join(distOf(site), publicFolder))
  report(`${name} compressed`, secondsSince(start))
  await writeFile(hashFileOf(site), hash)
}

function report(made: string, seconds: number): void {
  console.log(`build ${made}: ${seconds.toFixed(1)} s`)
}
