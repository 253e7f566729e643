import { expect, test } from 'vitest'
import { type CommandForm, describeForm, readCall } from './command-line.ts'

const commands: Record<string, CommandForm> = {
  backup: { operand: 'FILE' },
  import: { operand: '[FOLDER]' },
  doctor: { flags: ['json'] },
}
const read = (...words: string[]) => readCall(words, commands)

test.each([
  [[], { kind: 'serve' }],
  [['--version'], { kind: 'version' }],
  [['--help'], { kind: 'help' }],
  [['-h'], { kind: 'help' }],
  [['help'], { kind: 'help' }],
  [['help', 'backup'], { kind: 'help', command: 'backup' }],
  [['backup', 'a.tar'], { kind: 'run', command: 'backup', words: ['a.tar'] }],
  [['backup', '--', 'a.tar'], { kind: 'run', command: 'backup', words: ['a.tar'] }],
  [['import'], { kind: 'run', command: 'import', words: [] }],
  [['doctor', '--', '--json'], { kind: 'run', command: 'doctor', words: ['--json'] }],
])('%j is understood', (words, call) => {
  expect(read(...words)).toEqual(call)
})

test.each([['--help'], ['-h'], ['--help', 'a.tar'], ['a.tar', '--help']])(
  'a command that is asked how it is used does nothing: %s %s',
  (...words) => {
    expect(read('backup', ...words)).toEqual({ kind: 'help', command: 'backup' })
  },
)

test.each([
  [['nothing'], 'unknownCommand', 'nothing'],
  [['constructor'], 'unknownCommand', 'constructor'],
  [['help', 'nothing'], 'unknownCommand', 'nothing'],
  [['--port=80'], 'unknownOption', '--port=80'],
  [['backup', '--force', 'a.tar'], 'unknownOption', '--force'],
  [['backup', '-f'], 'unknownOption', '-f'],
  [['doctor', '--json=yes'], 'unknownOption', '--json'],
  [['backup'], 'operand', ''],
  [['backup', ''], 'operand', ''],
  [['backup', 'a.tar', 'b.tar'], 'operand', 'b.tar'],
  [['doctor', 'now'], 'operand', 'now'],
])('%j is refused', (words, fault, word) => {
  expect(read(...words)).toMatchObject({ kind: 'fault', fault, word })
})

test('a form shows what may be left out, and how npm hands options on', () => {
  const describe = (inNpm: boolean) =>
    Object.entries(commands).map(([name, form]) => describeForm(name, form, inNpm))
  expect(describe(false)).toEqual(['backup FILE', 'import [FOLDER]', 'doctor [--json]'])
  expect(describe(true)).toEqual(['backup FILE', 'import [FOLDER]', 'doctor -- [--json]'])
})
