import { parseArgs } from 'node:util'

/** A command as an operator calls it. */
export interface CommandForm {
  /** What it is given, as its help names it; in square brackets where it may be left out. */
  operand?: 'EMAIL' | 'FILE' | '[FOLDER]'
  /** Its options, without the dashes. */
  flags?: readonly string[]
}

/** What a call of the program asks for; a fault names the word that cannot be. */
export type Call =
  | { kind: 'serve' }
  | { kind: 'version' }
  | { kind: 'help'; command?: string }
  | { kind: 'run'; command: string; words: string[] }
  | { kind: 'fault'; fault: 'unknownCommand' | 'unknownOption' | 'operand'; command?: string; word: string }

const HELP = ['help', '--help', '-h']

/** Reads what the program was called with. @param words what follows the program's own name */
export function readCall(words: readonly string[], commands: Readonly<Record<string, CommandForm>>): Call {
  // pnpm hands the separator on.
  const [first, ...rest] = words.filter((word) => word !== '--')
  if (first === undefined) return { kind: 'serve' }
  if (first === '--version' && rest.length === 0) return { kind: 'version' }
  if (HELP.includes(first)) return readHelp(rest, commands)
  if (first.startsWith('-')) return { kind: 'fault', fault: 'unknownOption', word: first }
  const form = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (!form) return { kind: 'fault', fault: 'unknownCommand', word: first }
  return readCommand(first, form, rest)
}

function readHelp(
  [command, ...others]: readonly string[],
  commands: Readonly<Record<string, CommandForm>>,
): Call {
  if (command === undefined) return { kind: 'help' }
  const [word] = Object.hasOwn(commands, command) ? others : [command]
  return word === undefined ? { kind: 'help', command } : { kind: 'fault', fault: 'unknownCommand', word }
}

function readCommand(command: string, { operand, flags = [] }: CommandForm, rest: readonly string[]): Call {
  const { tokens } = parseArgs({
    args: [...rest],
    options: { help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  })
  const options = tokens.filter((token) => token.kind === 'option')
  if (options.some(({ name }) => name === 'help')) return { kind: 'help', command }
  const foreign = options.find(({ name, value }) => !flags.includes(name) || value !== undefined)
  if (foreign) return { kind: 'fault', fault: 'unknownOption', command, word: foreign.rawName }
  const operands = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  const most = operand ? 1 : 0
  const least = operand && !operand.startsWith('[') ? 1 : 0
  if (operands.length > most || operands.filter((value) => value !== '').length < least)
    return { kind: 'fault', fault: 'operand', command, word: operands[most] ?? '' }
  return { kind: 'run', command, words: [...operands, ...options.map(({ rawName }) => rawName)] }
}

/** A command with what it is given: `backup FILE`, `doctor [--json]`. @param inNpm whether npm would keep the options for itself */
export function describeForm(command: string, { operand, flags = [] }: CommandForm, inNpm: boolean): string {
  const options = flags.map((flag) => `[--${flag}]`)
  const separator = inNpm && options.length > 0 ? ['--'] : []
  return [command, ...(operand ? [operand] : []), ...separator, ...options].join(' ')
}
