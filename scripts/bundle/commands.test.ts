import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../apps/server/src/app/commands.ts'
import { ROOT, runTool } from '../run-tool.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(join(ROOT, 'package.json'), 'utf8'),
)

const ENTRY = 'apps/server/src/app/cli.ts'

test('what an operator runs is one program with one list of commands, in the repository and in the bundle', () => {
  const commands = Object.entries(scripts).filter(([, script]) => script.includes('apps/server/src/app/'))
  for (const [name, script] of commands) expect(script).toBe(`node ${ENTRY} ${name}`)
  expect(Object.keys(COMMANDS).toSorted()).toEqual(commands.map(([name]) => name).toSorted())
})

test.each([
  ['help', 0, /npm run COMMAND\n.* {2}doctor -- \[--json\] +\S.*启动服务器：npm start\n$/s],
  ['backup --help', 0, /npm run backup FILE\n\S/],
  ['--version', 0, /^interview-practice \d+\.\d+\.\d+, Node\.js \d+/],
  ['backup --force', 1, /没有选项“--force”\n.*npm run backup FILE/],
  ['backup', 1, /少了.*\n.*npm run backup FILE/],
  ['nothing', 1, /没有命令“nothing”\n.*npm run COMMAND/],
])('%s ends with %i and says how the program is called', async (words, code, said) => {
  const outcome = await runTool(process.execPath, [ENTRY, ...words.split(' ')])
  expect(outcome.output).toMatch(said)
  expect(outcome.code).toBe(code)
})
