import type { Trouble } from '../run.ts'

/** Code cannot be read. */
export class SyntaxTrouble extends Error {
  readonly trouble: Trouble
  constructor(message: string, line?: number, column?: number) {
    super(message)
    this.trouble = { kind: 'syntax', message, line, column }
  }
}
