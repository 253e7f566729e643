import { operatorText } from '../platform/i18n.ts'

/**
 * The program's entry: starts the server, or does what the first argument names. A command is a program that reads its
 * own arguments, from the third on, and sets the exit code.
 */
const commands: Record<string, () => Promise<unknown>> = {
  backup: () => import('./backup.ts'),
  'content:import': () => import('./import-content.ts'),
  doctor: () => import('./doctor.ts'),
  restore: () => import('./restore.ts'),
  'search:rebuild': () => import('./rebuild-search.ts'),
}

// Whoever reads what is said may have read enough: `doctor | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const [name] = process.argv.splice(2, 1)
if (name === undefined) await (await import('./main.ts')).startServer()
else if (Object.hasOwn(commands, name)) {
  await commands[name]?.()
  // A command ends with its work, whatever may still hold on.
  process.exit()
} else {
  const list = operatorText('commands', { names: ['help', ...Object.keys(commands)].join(', ') })
  if (name === 'help') process.stdout.write(`${list}\n`)
  else {
    process.stderr.write(`${operatorText('unknownCommand', { name })}\n${list}\n`)
    process.exitCode = 1
  }
}
