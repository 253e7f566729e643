import { text } from 'node:stream/consumers'
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import { completionUrls } from './completion-urls.ts'
import { nameFault, readProviderError } from './fault-of-answer.ts'
import { LlmFault } from './LlmFault.ts'
import type { Llm, LlmMessage, LlmPiece } from './llm.ts'
import { readCompletionStream, readWholeCompletion } from './read-completion.ts'

/** Within a reply, a provider that says nothing for so long is gone. */
const SILENCE_MILLISECONDS = 60_000

export interface LlmSettings {
  /** Address of the provider, with or without `/v1`. */
  baseUrl: string
  /** undefined: the provider takes none. */
  apiKey: string | undefined
  model: string
  firstTokenSeconds: number
}

/** A model behind an address that speaks as OpenAI's chat completions do: DeepSeek, Qwen, Ollama, vLLM and others. */
export class OpenAiCompatible implements Llm {
  readonly model: string
  readonly #apiKey: string | undefined
  readonly #firstTokenMilliseconds: number
  readonly #dispatcher: Dispatcher
  /** What is left to be tried; the first one is right or not tried yet. */
  #urls: string[]

  constructor({ baseUrl, apiKey, model, firstTokenSeconds }: LlmSettings) {
    this.model = model
    this.#apiKey = apiKey
    this.#firstTokenMilliseconds = firstTokenSeconds * 1000
    this.#urls = completionUrls(baseUrl)
    const timeouts = {
      headersTimeout: 0,
      bodyTimeout: Math.max(SILENCE_MILLISECONDS, this.#firstTokenMilliseconds),
      connections: null,
    }
    const isProxied = process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY
    this.#dispatcher = isProxied ? new EnvHttpProxyAgent(timeouts) : new Agent(timeouts)
  }

  async stream(
    messages: readonly LlmMessage[],
    { signal, onPiece }: { signal: AbortSignal; onPiece: (piece: LlmPiece) => void },
  ): Promise<void> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), this.#firstTokenMilliseconds)
    let isBegun = false
    try {
      const answer = await this.#ask(messages, AbortSignal.any([signal, silence.signal]))
      await this.#read(answer, (piece) => {
        if (!isBegun) clearTimeout(timer)
        isBegun = true
        onPiece(piece)
      })
      if (!isBegun) throw new LlmFault('malformed')
    } catch (error) {
      if (error instanceof LlmFault || signal.aborted) throw error
      throw new LlmFault(isBegun ? 'cut' : silence.signal.aborted ? 'timeout' : 'unreachable', error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.#dispatcher.destroy()
  }

  async #read({ headers, body }: Dispatcher.ResponseData, onPiece: (piece: LlmPiece) => void): Promise<void> {
    const name = (description: string) => nameFault(200, description, this.#apiKey !== undefined)
    const isWhole = String(headers['content-type']).includes('json')
    if (isWhole) readWholeCompletion(await text(body), name, onPiece)
    else await readCompletionStream(body, name, onPiece)
  }

  /** @returns an answer of status 200. @throws LlmFault for any other */
  async #ask(messages: readonly LlmMessage[], signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const body = JSON.stringify({ model: this.model, messages, stream: true })
    for (;;) {
      const [url = '', ...others] = this.#urls
      const answer = await this.#post(url, body, signal)
      if (answer.statusCode === 200) return answer
      const said = describe(await text(answer.body))
      const kind = nameFault(answer.statusCode, said, this.#apiKey !== undefined)
      const isWrongPlace = [404, 405].includes(answer.statusCode) && nameFault(0, said, true) === 'failed'
      if (!isWrongPlace || others.length === 0) throw new LlmFault(kind)
      // Others may have found the right place meanwhile.
      if (this.#urls[0] === url) this.#urls = others
    }
  }

  /** Once more where a connection is lost before anything came: it may have been kept open for too long. */
  async #post(url: string, body: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const options = {
      method: 'POST',
      body,
      signal,
      dispatcher: this.#dispatcher,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(this.#apiKey !== undefined && { authorization: `Bearer ${this.#apiKey}` }),
      },
    } as const
    try {
      return await request(url, options)
    } catch (error) {
      if (signal.aborted) throw error
      return request(url, options)
    }
  }
}

/** What an answer says of its error; empty where that is nothing we know. */
function describe(answer: string): string {
  try {
    return readProviderError(JSON.parse(answer)) ?? ''
  } catch {
    return ''
  }
}
