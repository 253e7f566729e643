import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, runTool } from '../run-tool.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(join(ROOT, 'package.json'), 'utf8'),
)

test('what an operator runs is one program with one list of commands, in the repository and in the bundle', async () => {
  const entry = 'apps/server/src/app/cli.ts'
  const commands = Object.entries(scripts).filter(([, script]) => script.includes('apps/server/src/app/'))
  for (const [name, script] of commands) expect(script).toBe(`node ${entry} ${name}`)
  const { code, output } = await runTool(process.execPath, [entry, 'help'])
  expect(code, output).toBe(0)
  const listed = /help, ([\w:, -]+)/.exec(output)?.[1]?.split(', ')
  expect(listed?.toSorted()).toEqual(commands.map(([name]) => name).toSorted())
})
