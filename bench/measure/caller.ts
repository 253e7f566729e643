import { Agent, request } from 'node:http'

type Method = 'GET' | 'POST'

interface Answered {
  data: unknown
  milliseconds: number
  bytes: number
}

/** Calls one server's api over connections that stay open, and takes the time. */
export class Caller {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true })

  constructor(url: string) {
    this.#url = url
  }

  /** @returns the envelope's data, and milliseconds to the answer's last byte. @throws when the code is not 0 */
  post(path: string, body: object, token?: string): Promise<Answered> {
    return this.#call('POST', path, JSON.stringify(body), token)
  }

  /** The same for what is only read. */
  get(path: string, token?: string): Promise<Answered> {
    return this.#call('GET', path, '', token)
  }

  async #call(method: Method, path: string, payload: string, token?: string): Promise<Answered> {
    const start = performance.now()
    const text = await this.#send(method, path, payload, token)
    const milliseconds = performance.now() - start
    const envelope: { code: number; message: string; data: unknown } = JSON.parse(text)
    if (envelope.code !== 0) throw new Error(`${path} ${payload}: ${envelope.code} ${envelope.message}`)
    return { data: envelope.data, milliseconds, bytes: Buffer.byteLength(text) }
  }

  /** @returns a token */
  async login(email: string, password: string): Promise<string> {
    const { data } = await this.post('/api/user/login', { email, password })
    return String(data)
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(method: Method, path: string, payload: string, token: string | undefined): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(payload && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
      }
      const call = request(this.#url + path, { method, agent: this.#agent, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve(text))
        answer.on('error', reject)
      })
      call.on('error', reject)
      call.end(payload)
    })
  }
}
