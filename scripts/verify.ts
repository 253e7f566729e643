import { secondsSince } from './run-tool.ts'
import { type Counts, countStep, describeCounts, sumCounts } from './verify/counts.ts'
import { STEPS, type StepResult } from './verify/steps.ts'

const summary: string[] = []
const all: Counts[] = []

for (const { name, run } of STEPS) {
  console.log(`▶ ${name}`)
  const start = performance.now()
  const {
    counts,
    output,
    notes = [],
  } = await run().catch((error: unknown): StepResult => ({ counts: countStep(1), output: String(error) }))
  if (counts.failed > 0) console.log(output)
  const mark = counts.failed > 0 ? '✗' : '✓'
  const line = `${mark} ${name}: ${describeCounts(counts)} (${secondsSince(start).toFixed(1)} s)`
  console.log([line, ...notes].join('\n'))
  summary.push(line, ...notes)
  all.push(counts)
}

const total = sumCounts(all)
console.log(`\n${summary.join('\n')}\n${describeCounts(total)}`)
if (total.failed > 0) process.exitCode = 1
