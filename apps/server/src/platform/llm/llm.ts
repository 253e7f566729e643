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
   * The model's reply, piece by piece, at least one.
   * @param options.signal gives up; what then is thrown does not matter
   * @throws LlmFault when there is no reply, or none any more
   */
  stream: (
    messages: readonly LlmMessage[],
    options: { signal: AbortSignal },
  ) => AsyncGenerator<LlmPiece, void>
}
