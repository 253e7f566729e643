import path from 'node:path'
import { ROOT } from '../run-tool.ts'
import { checkContent } from './check-content.ts'
import { loadContent } from './load.ts'
import { say } from './texts.ts'

const folder = path.join(ROOT, 'content')

/** The paths of the command line, as they stand in the content folder; what has the same start is checked. */
const wanted = process.argv.slice(2).map((name) => path.relative(folder, path.resolve(name)))
const isSelected = (file: string) =>
  wanted.length === 0 ||
  wanted.some((name) => name === '' || file === name || file.startsWith(`${name}/`) || file === beside(name))

/** The test answers belong to the question. */
const beside = (name: string) => name.replace(/\.md$/, '.answers.yaml')

const loaded = await loadContent(folder, isSelected)
const { questions, points, interviews } = loaded.content
const files = [...questions, ...points, ...interviews].filter((item) => isSelected(item.path)).length
const faults = await checkContent(loaded)
for (const { file, line, reason } of faults) console.error(`content/${file}:${line} ${reason}`)
console.log(say('summary', { files, faults: faults.length }))
process.exit(faults.length > 0 || files === 0 ? 1 : 0)
