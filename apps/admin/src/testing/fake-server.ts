import { createClient, type TransportRequest } from '@app/api-client'
import type { Endpoint } from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import { contract } from '@app/contract/contract'
import type { Api, ApiWiring } from '../data/api.ts'

/** Answers a call with data, or throws a refusal. */
type Answer = (request: TransportRequest) => unknown

/** Thrown by an answer: the server refuses the call. */
export class Refusal extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

const endpoints: Endpoint[] = Object.values(contract).flatMap((calls) => Object.values(calls))

/**
 * The real client of the contract with a fake server, which refuses requests that break the contract.
 * @param answers by method and path with its parameters' names, e.g. `GET /api/user/get/:id`
 */
export function fakeServer(answers: Record<string, Answer>, wiring: Partial<ApiWiring> = {}) {
  const requests: { call: string; input: unknown }[] = []
  const api: Api = createClient(contract, {
    getToken: () => 'token',
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => failure,
    ...wiring,
    transport: async (request) => {
      const endpoint = findEndpoint(request)
      endpoint.body?.parse(request.body)
      requests.push({ call: `${request.method} ${request.path}`, input: request.body ?? request.query })
      const answer = answers[`${endpoint.method} ${endpoint.path}`]
      if (!answer) throw new Error(`no answer is prepared for ${endpoint.method} ${endpoint.path}`)
      try {
        return { code: Code.success, message: '', data: await answer(request) }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { code: error.code, message: error.message, data: error.data }
      }
    },
  })
  return { api, requests }
}

function findEndpoint({ method, path }: TransportRequest): Endpoint {
  const endpoint = endpoints.find(
    (known) => known.method === method && new RegExp(`^${known.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  if (!endpoint) throw new Error(`the contract has no ${method} ${path}`)
  return endpoint
}
