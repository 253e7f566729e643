/** Why the text of a document cannot be read; `document.<reason>` in `locales/<lng>/validation.json` says it. */
export const UNREADABLE = [
  'empty',
  'unknownType',
  'oldWord',
  'encrypted',
  'broken',
  'noText',
  'tooComplex',
] as const
export type UnreadableReason = (typeof UNREADABLE)[number]

export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`a document cannot be read: ${reason}`)
    this.reason = reason
    this.cause = cause
  }
}
