/** A turn of the talk that a model continues. */
export interface LlmMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** A piece of a model's reply: of its text, or of what it thinks before. */
export interface LlmPiece {
  kind: 'text' | 'reasoning'
  text: string
}

/** A large language model. */
export interface Llm {
  /** Its name, as a reader may see it. */
  readonly model: string
  /**
   * Has the model reply, and resolves at the reply's end.
   * @param options.signal gives up; what then is thrown does not matter
   * @param options.onPiece takes each piece, of which there is at least one
   * @throws LlmFault when there is no reply, or none any more
   */
  stream: (
    messages: readonly LlmMessage[],
    options: { signal: AbortSignal; onPiece: (piece: LlmPiece) => void },
  ) => Promise<void>
}
