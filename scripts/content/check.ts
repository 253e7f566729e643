import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-tool.ts'
import { checkContent } from './check-content.ts'
import { loadContent } from './load.ts'
import { say } from './texts.ts'

const folder = path.join(ROOT, 'content')
const ANSWERS = '.answers.yaml'

const paths = process.argv.slice(2)
const missing = paths.filter((name) => !existsSync(name))
for (const name of missing) console.error(say('pathMissing', { name }))

/** What is to be reported on, as it stands in the content folder; a question and its test answers belong together. */
const wanted = paths.flatMap((name) => {
  const place = path.relative(folder, path.resolve(name)).split(path.sep).join('/')
  return [place, place.replace(/\.md$/, ANSWERS), place.replace(ANSWERS, '.md')]
})
const isSelected = (file: string) =>
  wanted.length === 0 || wanted.some((name) => name === '' || file === name || file.startsWith(`${name}/`))

const loaded = await loadContent(folder, isSelected)
const { questions, points, interviews, posts } = loaded.content
const files = [...questions, ...points, ...interviews, ...posts].filter((item) =>
  isSelected(item.path),
).length
const faults = await checkContent(loaded)
for (const { file, line, reason } of faults) console.error(`content/${file}:${line} ${reason}`)
console.log(say('summary', { files, faults: faults.length }))
process.exit(faults.length + missing.length > 0 ? 1 : 0)
