import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { constants } from 'node:zlib'
import { buildSites, SITES } from './build/build-sites.ts'
import { precompress } from './build/precompress.ts'
import { bundleServer } from './bundle/bundle-server.ts'
import { copyPackages } from './bundle/copy-packages.ts'
import { PACKAGES } from './bundle/packages.ts'
import { sizeOf } from './bundle/size-of.ts'
import { composeNotices } from './notices/compose-notices.ts'
import { findShippedPackages } from './notices/shipped-packages.ts'
import { ROOT, secondsSince } from './run-tool.ts'

/** `pnpm run bundle [FOLDER]`: makes a folder in which the server and its commands run by themselves: it holds the Node that made it. */

const COPIED: Record<string, string> = {
  'scripts/bundle/server.js': 'server.js',
  'scripts/bundle/start': 'start',
  'scripts/check-node.mjs': 'check-node.mjs',
  LICENSE: 'LICENSE',
  'deploy/env.example': 'deploy/env.example',
  'deploy/interview-practice.service': 'deploy/interview-practice.service',
  'deploy/nginx.conf': 'deploy/nginx.conf',
  'deploy/nginx': 'deploy/nginx',
}
/** Each of these and what it depends on is part of the product. */
const APPS = ['server', 'learner', 'admin'].map((app) => join(ROOT, 'apps', app))
/** The build's own note. */
const NOT_COPIED = /\/\.build-hash$/

const { name, version, license }: Record<string, string> = JSON.parse(
  await readFile(join(ROOT, 'package.json'), 'utf8'),
)
const target = resolve(ROOT, process.argv[2] ?? join('dist', `${name}-${version}`))

try {
  await buildSites()
  const start = performance.now()
  await makeBundle()
  const size = ((await sizeOf(target)) / 1024 / 1024).toFixed(1)
  console.log(`bundle ${target}: ${size} MiB, ${secondsSince(start).toFixed(1)} s`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

/** It takes the target's place when it is whole. */
async function makeBundle(): Promise<void> {
  const folder = `${target}.new`
  await rm(folder, { recursive: true, force: true })
  const carried = await bundleServer(join(folder, 'lib'), Object.keys(PACKAGES))
  await copyPackages(PACKAGES, join(ROOT, 'apps/server'), folder)
  const copies = [...carried.map((path) => [path, path] as const), ...Object.entries(COPIED)]
  for (const [from, to] of copies)
    await cp(join(ROOT, from), join(folder, to), {
      recursive: true,
      filter: (file) => !NOT_COPIED.test(file),
    })
  await copyNode(join(folder, 'bin'))
  for (const { name: site, publicFolder } of SITES)
    await precompress(join(folder, 'apps', site, 'dist', publicFolder), constants.BROTLI_MAX_QUALITY)
  await writeFile(join(folder, 'THIRD_PARTY_NOTICES'), composeNotices(await findShippedPackages(APPS)))
  const manifest = { name, version, private: true, license, type: 'module' }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await rm(target, { recursive: true, force: true })
  await rename(folder, target)
}

/** Copies the Node that runs this, with its licence where that lies beside it. */
async function copyNode(folder: string): Promise<void> {
  await cp(process.execPath, join(folder, 'node'))
  const licence = join(dirname(process.execPath), '../LICENSE')
  if (existsSync(licence)) await cp(licence, join(folder, 'LICENSE'))
}
