import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT, runTool } from '../scripts/run-tool.ts'
import { bench as abuse } from './abuse.bench.ts'
import { bench as api } from './api.bench.ts'
import { bench as backup } from './backup.bench.ts'
import { bench as chat } from './chat.bench.ts'
import { bench as cluster } from './cluster.bench.ts'
import { bench as finding } from './finding.bench.ts'
import { bench as interaction } from './interaction.bench.ts'
import { bench as lighthouse } from './lighthouse.bench.ts'
import type { Figure } from './measure/figure.ts'
import { isMet, ratioOf } from './measure/figure.ts'
import { formatFigures } from './measure/table.ts'
import { bench as runner } from './runner.bench.ts'
import { bench as search } from './search.bench.ts'
import { bench as site } from './site.bench.ts'
import { bench as start } from './start.bench.ts'
import { bench as streaming } from './streaming.bench.ts'

/** `npm run bench [-- names…]`: builds the sites, runs the benchmarks named (or all) and prints what came out. */

const benches = [
  start,
  lighthouse,
  interaction,
  site,
  api,
  search,
  finding,
  chat,
  streaming,
  runner,
  cluster,
  backup,
  abuse,
]
const names = process.argv.slice(2)
const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `no such benchmark: ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

const build = await runTool(process.execPath, ['scripts/build.ts'])
if (build.code !== 0) throw new Error(build.output)

const all: Figure[] = []
for (const { name, run } of benches.filter((bench) => names.length === 0 || names.includes(bench.name))) {
  console.log(`▶ ${name}`)
  const figures = await run()
  console.log(`${formatFigures(figures)}\n`)
  await save(name, figures)
  all.push(...figures)
}
const missed = all.filter((figure) => isMet(figure) === false)
console.log(`${all.length} figures, ${missed.length} missed their target`)
if (missed.length > 0) process.exitCode = 1

async function save(name: string, figures: readonly Figure[]): Promise<void> {
  const folder = path.join(ROOT, 'bench/results')
  await mkdir(folder, { recursive: true })
  const time = new Date().toISOString()
  const results = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), isMet: isMet(figure) }))
  await writeFile(
    path.join(folder, `${name}.json`),
    `${JSON.stringify({ time, node: process.version, results }, null, 2)}\n`,
  )
}
