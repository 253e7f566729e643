import { operatorText } from '../platform/i18n.ts'

/**
 * The program's entry: starts the server, or does what the first argument names. A command reads its own arguments from
 * the third on, as a program of its own would.
 */
const commands: Record<string, () => Promise<unknown>> = {
  'content:import': () => import('./import-content.ts'),
  'search:rebuild': () => import('./rebuild-search.ts'),
}

const [name] = process.argv.splice(2, 1)
const command =
  name === undefined ? () => import('./main.ts') : Object.hasOwn(commands, name) && commands[name]
if (command) await command()
else {
  const known = Object.keys(commands).join(', ')
  process.stderr.write(`${operatorText('unknownCommand', { name, known })}\n`)
  process.exitCode = 1
}
