import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'rolldown'
import { measure, pointsOf, ROWS } from '../packages/recognition/labelled/measure.ts'
import { readLabelled } from '../packages/recognition/labelled/read-labelled.ts'
import { findMentions, MENTION_THRESHOLD } from '../packages/recognition/src/index.ts'
import { ROOT } from './run-tool.ts'

/** How much the browser is asked at most to look through at once. */
const LARGEST = { characters: 20_000, points: 8, runs: 5 }

const questions = readLabelled()
const work = measure(questions.filter(({ isHeldOut }) => !isHeldOut))
const heldOut = measure(questions.filter(({ isHeldOut }) => isHeldOut))

console.table(
  Object.fromEntries(
    (Object.keys(ROWS) as (keyof typeof ROWS)[]).map((row) => [
      ROWS[row],
      { work: format(work[row]), 'held out': format(heldOut[row]) },
    ]),
  ),
)
const { lines, size } = await browserPart()
console.table({
  threshold: MENTION_THRESHOLD,
  'ms for the largest answer': Math.round(timeLargest()),
  "browser's part, lines": lines,
  "browser's part, bytes (brotli)": size,
})

function format({ found, of }: { found: number; of: number }): string {
  return of === 0 ? '' : `${(found / of).toFixed(3)} of ${of}`
}

/** The median time for the largest answer against the most points, in milliseconds. */
function timeLargest(): number {
  const text = questions.flatMap(({ answers }) => answers.map(({ text }) => text)).join('\n')
  const points = questions.flatMap(pointsOf).slice(0, LARGEST.points)
  const times = Array.from({ length: LARGEST.runs }, () => {
    const start = performance.now()
    findMentions(text.slice(0, LARGEST.characters), points)
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[Math.floor(LARGEST.runs / 2)] ?? 0
}

/** What the browser loads when it first looks for points. */
async function browserPart(): Promise<{ lines: number; size: number }> {
  const input = path.join(ROOT, 'packages/recognition/src/index.ts')
  const { output } = await build({ input, write: false, output: { minify: true } })
  const [{ code, moduleIds }] = output
  const lines = moduleIds.map((id) => readFileSync(id, 'utf8').split('\n').length - 1)
  return { lines: lines.reduce((sum, count) => sum + count, 0), size: brotliCompressSync(code).length }
}
