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

/** What a reply has cost, as the provider counts it. */
export interface LlmUsage {
  tokensIn: number
  tokensOut: number
}

/** How a model is asked. */
export interface LlmOptions {
  /** Aborts; errors after that are ignored. */
  signal: AbortSignal
  /** Takes each piece, of which there is at least one. */
  onPiece: (piece: LlmPiece) => void
  /** Called at the end of a whole reply, if the provider counts its tokens. */
  onUsage?: (usage: LlmUsage) => void
}

/** A large language model. */
export interface Llm {
  /** The model's name, which users may see. */
  readonly model: string
  /**
   * Asks the model; resolves at the reply's end.
   * @throws LlmFault when the reply fails or breaks off
   */
  stream: (messages: readonly LlmMessage[], options: LlmOptions) => Promise<void>
}
