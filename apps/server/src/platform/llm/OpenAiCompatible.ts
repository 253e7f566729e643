import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { completionUrls } from './completion-urls.ts'
import { nameFault, readProviderError } from './fault-of-answer.ts'
import { LlmFault } from './LlmFault.ts'
import type { Llm, LlmMessage, LlmOptions, LlmUsage } from './llm.ts'
import { readCompletionStream, readWholeCompletion } from './read-completion.ts'

/** A provider that sends nothing for this long within a reply counts as gone. */
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
  readonly #agents: { http: http.Agent; https: https.Agent }
  readonly #allUrls: readonly string[]
  /** Addresses still to be tried; the first one either works or was not tried yet. */
  #urls: readonly string[]
  /** Whether the provider is asked to count its tokens, which some refuse. */
  #asksUsage = true

  constructor({ baseUrl, apiKey, model, firstTokenSeconds }: LlmSettings) {
    this.model = model
    this.#apiKey = apiKey
    this.#firstTokenMilliseconds = firstTokenSeconds * 1000
    this.#allUrls = completionUrls(baseUrl)
    this.#urls = this.#allUrls
    const options = { keepAlive: true, proxyEnv: process.env }
    this.#agents = { http: new http.Agent(options), https: new https.Agent(options) }
  }

  stream(messages: readonly LlmMessage[], { signal, ...listeners }: LlmOptions): Promise<void> {
    const abort = new AbortController()
    signal.addEventListener('abort', () => abort.abort(), { once: true })
    // The messages are not referenced here until the reply's end: many replies run at once and prompts are long.
    return this.#receive(this.#ask(messages, abort.signal), abort, listeners)
  }

  /** Ends all connections. */
  close(): void {
    this.#agents.http.destroy()
    this.#agents.https.destroy()
  }

  async #receive(
    answer: Promise<IncomingMessage>,
    abort: AbortController,
    { onPiece, onUsage }: Omit<LlmOptions, 'signal'>,
  ): Promise<void> {
    let isBegun = false
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      abort.abort()
    }, this.#firstTokenMilliseconds)
    try {
      const usage = await this.#read(await answer, (piece) => {
        if (!isBegun) clearTimeout(timer)
        isBegun = true
        onPiece(piece)
      })
      if (!isBegun) throw new LlmFault('malformed')
      if (usage) onUsage?.(usage)
    } catch (error) {
      if (error instanceof LlmFault) throw error
      throw new LlmFault(isBegun ? 'cut' : isLate ? 'timeout' : 'unreachable', error)
    } finally {
      clearTimeout(timer)
    }
  }

  async #read(answer: IncomingMessage, onPiece: LlmOptions['onPiece']): Promise<LlmUsage | undefined> {
    const name = (description: string) => nameFault(200, description, this.#apiKey !== undefined)
    const isWhole = String(answer.headers['content-type']).includes('json')
    return isWhole
      ? readWholeCompletion(await text(answer), name, onPiece)
      : readCompletionStream(answer, name, onPiece)
  }

  /** @returns an answer of status 200. @throws LlmFault for any other */
  async #ask(messages: readonly LlmMessage[], signal: AbortSignal): Promise<IncomingMessage> {
    const completion = { model: this.model, messages, stream: true }
    for (;;) {
      const [url = '', ...others] = this.#urls
      const asksUsage = this.#asksUsage
      const body = { ...completion, ...(asksUsage && { stream_options: { include_usage: true } }) }
      const answer = await this.#post(url, JSON.stringify(body), signal)
      const { statusCode = 0 } = answer
      if (statusCode === 200) return answer
      const said = describe(await text(answer))
      const kind = nameFault(statusCode, said, this.#apiKey !== undefined)
      if (asksUsage && kind === 'failed' && [400, 422].includes(statusCode)) {
        this.#asksUsage = false
        continue
      }
      const isWrongPlace = [404, 405].includes(statusCode) && nameFault(0, said, true) === 'failed'
      // None of them was the right one: what was missing may be there next time.
      if (isWrongPlace && others.length === 0) this.#urls = this.#allUrls
      if (!isWrongPlace || others.length === 0) throw new LlmFault(kind)
      // A parallel request may have found the right address meanwhile.
      if (this.#urls[0] === url) this.#urls = others
    }
  }

  /** Once more where a connection is lost before anything came: it may have been kept open for too long. */
  async #post(url: string, body: string, signal: AbortSignal): Promise<IncomingMessage> {
    const send = () => this.#send(new URL(url), body, signal)
    try {
      return await send()
    } catch (error) {
      if (signal.aborted) throw error
      return send()
    }
  }

  #send(url: URL, body: string, signal: AbortSignal): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      signal,
      agent: isSecure ? this.#agents.https : this.#agents.http,
      timeout: Math.max(SILENCE_MILLISECONDS, this.#firstTokenMilliseconds),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
        ...(this.#apiKey !== undefined && { authorization: `Bearer ${this.#apiKey}` }),
      },
    })
    request.on('response', resolve)
    // Once the answer has begun, the error also reaches the reader of its stream.
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('The provider has gone silent')))
    request.end(body)
    return promise
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
