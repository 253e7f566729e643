import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashContents } from '../build/content-hash.ts'
import { findChromium } from '../chromium.ts'
import { ROOT } from '../run-tool.ts'
import { checkContent } from './check-content.ts'
import { findJdk, JAVA } from './code/java.ts'
import { loadContent } from './load.ts'
import { say } from './texts.ts'

const folder = path.join(ROOT, 'content')
/** Everything that the outcome depends on. */
const INPUTS = [
  'content',
  'locales',
  'scripts',
  'packages/contract/src',
  'packages/recognition',
  'packages/ui/src/markdown/diagram',
  'packages/runner',
  'apps/server/src',
  'pnpm-lock.yaml',
]
/** The hash of the inputs that had no fault the last time. */
const sound = path.join(ROOT, 'node_modules/.cache/content-check')

const paths = process.argv.slice(2)
/** A tool that was not there checks more than the last time. */
const tools = [findJdk(), findChromium()].map((tool) => tool ?? '').join(' ')
const hash = `${await hashContents(ROOT, INPUTS)} ${tools}`
if (paths.length === 0 && (await readFile(sound, 'utf8').catch(() => '')) === hash) {
  console.log(say('unchanged'))
  process.exit(0)
}
const missing = paths.filter((name) => !existsSync(name))
for (const name of missing) console.error(say('pathMissing', { name }))

/** What is to be reported on, as it stands in the content folder. */
const wanted = paths.map((name) => path.relative(folder, path.resolve(name)).split(path.sep).join('/'))
const isSelected = (file: string) =>
  wanted.length === 0 || wanted.some((name) => name === '' || file === name || file.startsWith(`${name}/`))

const loaded = await loadContent(folder, isSelected)
const { questions, points, interviews, posts, problems } = loaded.content
const files = [...questions, ...points, ...interviews, ...posts, ...problems].filter((item) =>
  isSelected(item.path),
).length
const faults = await checkContent(loaded)
for (const { file, line, reason } of faults) console.error(`content/${file}:${line} ${reason}`)
if (!findJdk()) console.log(say('javaSkipped', { java: JAVA }))
if (!findChromium()) console.log(say('picturesSkipped'))
console.log(say('summary', { files, faults: faults.length }))
if (paths.length === 0 && faults.length === 0) {
  await mkdir(path.dirname(sound), { recursive: true })
  await writeFile(sound, hash)
}
process.exit(faults.length + missing.length > 0 ? 1 : 0)
