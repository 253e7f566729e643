import product from '../../../../package.json' with { type: 'json' }
import { operatorText } from '../platform/i18n.ts'
import { type Call, readCall } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { describeCommand, listCommands } from './help.ts'

/** The program's entry: starts the server, runs the command that the first argument names, or says which there are. */

// Whoever reads what is said may have read enough: `doctor | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const call = readCall(process.argv.slice(2), COMMANDS)
if (call.kind === 'serve') await (await import('./main.ts')).startServer()
else if (call.kind === 'run') {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...call.words)
  await COMMANDS[call.command]?.run()
  // A command ends with its work, whatever may still hold on.
  process.exit()
} else if (call.kind === 'version')
  process.stdout.write(`${product.name} ${product.version}, Node.js ${process.versions.node}\n`)
else if (call.kind === 'help') process.stdout.write(`${helpFor(call)}\n`)
else {
  const reason =
    call.word === ''
      ? operatorText('fault.operandMissing')
      : operatorText(`fault.${call.fault}`, { word: call.word })
  process.stderr.write(`${reason}\n${helpFor(call)}\n`)
  process.exitCode = 1
}

function helpFor({ command: name = '' }: Extract<Call, { command?: string }>): string {
  const command = COMMANDS[name]
  return command ? describeCommand(name, command) : listCommands(COMMANDS)
}
