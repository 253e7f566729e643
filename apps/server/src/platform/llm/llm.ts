/** A message of the conversation that a model continues. */
export interface LlmMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** A piece of a model's reply: text or reasoning. */
export interface LlmPiece {
  kind: 'text' | 'reasoning'
  text: string
}

/** A large language model. */
export interface Llm {
  /** The model's name, which users may see. */
  readonly model: string
  /**
   * Asks the model; resolves at the reply's end.
   * @param options.signal aborts; errors after that are ignored
   * @param options.onPiece takes each piece, of which there is at least one
   * @throws LlmFault when the reply fails or breaks off
   */
  stream: (
    messages: readonly LlmMessage[],
    options: { signal: AbortSignal; onPiece: (piece: LlmPiece) => void },
  ) => Promise<void>
}
