import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { mapWithLimit, ROOT, runTool } from './run-tool.ts'

const projects = globSync(
  ['tsconfig.json', 'apps/*/tsconfig.json', 'packages/*/tsconfig.json', 'bench/*/tsconfig.json'],
  {
    cwd: ROOT,
  },
)

const failed = await mapWithLimit(projects, 2, async (project) => {
  // Several checkers of one project would each infer the contract's types anew.
  const { code, output } = await runTool('tsc', ['-p', project, '--checkers', '1'])
  const name = dirname(project) === '.' ? 'scripts, bench, e2e' : dirname(project)
  console.log(`typecheck ${name}: ${code === 0 ? 'ok' : 'failed'}`)
  if (code !== 0) console.error(output)
  return code !== 0
})

if (failed.includes(true)) process.exit(1)
