import { operatorText } from '../platform/i18n.ts'
import { describeForm } from './command-line.ts'
import type { Command } from './commands.ts'

/** Whether this is a clone, and no bundle: its commands are scripts of package.json. */
const isClone = import.meta.filename.endsWith('.ts')

/** How the server is started, and what stands before a command. */
const CALLS = isClone ? { start: 'npm start', command: 'npm run' } : { start: './start', command: './start' }

/** Every command with what it does. */
export function listCommands(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, command]) => ({
    form: formOf(name, command),
    ...command,
  }))
  const width = Math.max(...rows.map(({ form }) => form.length))
  return [
    operatorText('help.usage', { call: `${CALLS.command} COMMAND` }),
    ...rows.map(({ form, about }) => `  ${form.padEnd(width)}  ${operatorText(`help.about.${about}`)}`),
    operatorText('help.start', { call: CALLS.start }),
  ].join('\n')
}

/** How a command is called, and what it does. */
export function describeCommand(name: string, command: Command): string {
  const call = `${CALLS.command} ${formOf(name, command)}`
  return `${operatorText('help.usage', { call })}\n${operatorText(`help.about.${command.about}`)}`
}

const formOf = (name: string, command: Command) => describeForm(name, command, isClone)
