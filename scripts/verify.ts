import { mapWithLimit, secondsSince } from './run-tool.ts'
import { type Counts, countStep, describeCounts, sumCounts } from './verify/counts.ts'
import { describeMachine, findMissing } from './verify/machine.ts'
import { EACH_CHANGE, SLOW, type Step, type StepResult } from './verify/steps.ts'

/** Two cores are what the smallest machine has. */
const LANES = 2

// Runs what each change must pass or, with `slow` as argument, what is slow and breaks rarely.

const isSlow = process.argv[2] === 'slow'
const plan = isSlow ? SLOW : EACH_CHANGE
const start = performance.now()
const summary: string[] = []

const missing = await findMissing(isSlow ? 'slow' : 'each change')
for (const line of [...missing, ...describeMachine()]) console.log(line)
const total = missing.length > 0 ? countStep(1) : sumCounts(await runAll())
console.log(`\n${summary.join('\n')}\n${minutesSince(start)} in all\n${describeCounts(total)}`)
if (total.failed > 0) process.exitCode = 1

async function runAll(): Promise<Counts[]> {
  return [...(await mapWithLimit(plan.side, LANES, runStep)), ...(await mapWithLimit(plan.last, 1, runStep))]
}

async function runStep({ name, run }: Step): Promise<Counts> {
  console.log(`▶ ${name}`)
  const start = performance.now()
  const {
    counts,
    output,
    notes = [],
  } = await run().catch((error: unknown): StepResult => ({ counts: countStep(1), output: String(error) }))
  if (counts.failed > 0) console.log(output)
  const mark = counts.failed > 0 ? '✗' : '✓'
  const line = `${mark} ${name}: ${describeCounts(counts)} (${minutesSince(start)})`
  console.log([line, ...notes].join('\n'))
  summary.push(line, ...notes)
  return counts
}

function minutesSince(start: number): string {
  return `${(secondsSince(start) / 60).toFixed(1)} min`
}
