import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startAppServer } from '../e2e/fixtures/app-server.ts'
import { ROOT } from './run-tool.ts'
import { makeDemo } from './screens/demo-data.ts'
import { takeScreens } from './screens/take-screens.ts'

/**
 * `npm run screens`: starts the built product with a database of its own, lets a learner of the name 演示用户 use it, and
 * writes what it looks like into docs/screens: home and five pages, in both themes, on a desk and on a phone.
 */

const folder = join(ROOT, 'docs/screens')
const scratch = await mkdtemp(join(tmpdir(), 'screens-'))
const clockFile = join(scratch, 'days')
await writeFile(clockFile, '0')
const clock = pathToFileURL(join(ROOT, 'e2e/fixtures/moved-clock.mjs')).href
const server = await startAppServer({ NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: clockFile })
try {
  const pages = await makeDemo(server.url, clockFile)
  await mkdir(folder, { recursive: true })
  for await (const name of takeScreens(server.url, pages, folder)) console.log(name)
} finally {
  await server.stop()
  await rm(scratch, { recursive: true })
}
