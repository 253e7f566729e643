import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashContents } from './build/content-hash.ts'
import { buildFirstDatabase } from './build/first-database.ts'
import { precompress } from './build/precompress.ts'
import { ROOT, runTool, secondsSince } from './run-tool.ts'

interface Site {
  name: string
  /** Arguments of each `vite build`, by what the build makes. */
  builds: Record<string, string[]>
  /** What browsers are sent, below the site's dist. */
  publicFolder: string
}

const SITES: Site[] = [
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
  'scripts/build.ts',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

await Promise.all([...SITES.map(buildSite), buildDatabase()]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

/** Builds a site unless its dist was made from the very same inputs. */
async function buildSite({ name, builds, publicFolder }: Site): Promise<void> {
  const folder = join(ROOT, 'apps', name)
  const dist = join(folder, 'dist')
  // Written last: a dist without it is not whole.
  const hashFile = join(dist, '.build-hash')
  const hash = await hashContents(ROOT, [`apps/${name}`, ...SHARED_INPUTS])
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) {
    console.log(`build ${name}: unchanged`)
    return
  }
  await rm(dist, { recursive: true, force: true })
  for (const [what, args] of Object.entries(builds)) {
    const { code, output, seconds } = await runTool('vite', ['build', ...args], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(`${output}\nbuild ${name} ${what}: failed`)
    report(`${name} ${what}`, seconds)
  }
  const start = performance.now()
  await precompress(join(dist, publicFolder))
  report(`${name} compressed`, secondsSince(start))
  await writeFile(hashFile, hash)
}

async function buildDatabase(): Promise<void> {
  const start = performance.now()
  if (await buildFirstDatabase()) report('first database', secondsSince(start))
  else console.log('build first database: unchanged')
}

function report(what: string, seconds: number): void {
  console.log(`build ${what}: ${seconds.toFixed(1)} s`)
}
