import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, runTool } from '../run-tool.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(join(ROOT, 'package.json'), 'utf8'),
)

test('what an operator runs is one program with one list of commands, in the repository and in the bundle', async () => {
  const entry = 'apps/server/src/app/cli.ts'
  const commands = Object.entries(scripts).filter(
    ([name, script]) => name !== 'serve' && script.includes('apps/server/src/app/'),
  )
  expect(scripts.serve).toMatch(new RegExp(`${entry}$`))
  for (const [name, script] of commands) expect(script).toBe(`node ${entry} ${name}`)
  const { code, output } = await runTool(process.execPath, [entry, 'help'])
  expect(code, output).toBe(0)
  const listed = /help, ([\w:, -]+)/.exec(output)?.[1]?.split(', ')
  expect(listed?.toSorted()).toEqual(commands.map(([name]) => name).toSorted())
})

test('the memory settings are the same however the server is started', async () => {
  const start = await readFile(join(ROOT, 'scripts/bundle/start'), 'utf8')
  const flags = (text = '') => text.match(/--(?:max|v8)-\S+/g)
  expect(flags(start)?.length).toBeGreaterThan(0)
  expect(flags(start)).toEqual(flags(scripts.serve))
})
