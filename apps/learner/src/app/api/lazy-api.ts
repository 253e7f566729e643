import { NetworkError } from '@app/api-client'
import type { Api } from '../../shared/api.ts'
import { importCode } from '../../shared/import-code.ts'
import type { ApiWiring } from '../../shared/root/RootStore.ts'
import { type Call, type RecordedAnswers, takeAnswer } from './recorded-answers.ts'

/** The names of the contract's calls by resource, set by vite.config.ts: the contract itself comes later. */
declare const API_CALLS: Record<string, readonly string[]>

const loadCode = () => importCode(() => import('./browser-api.ts'))

/**
 * The api in the browser. It gives each answer that came with the document once; everything else is sent by a client
 * whose code is fetched at the first such call, as what a guest sees first needs none.
 */
export function createLazyApi(wiring: ApiWiring, answers: RecordedAnswers): Api {
  let client: Promise<Record<string, Record<string, unknown>>> | null = null
  const load = () => {
    client ??= loadCode().then(({ createBrowserApi }) => createBrowserApi(wiring))
    client.catch(() => {
      client = null
    })
    return client
  }
  const callOf = (resource: string, verb: string): Call => {
    return async (input, options = {}) => {
      const answer = takeAnswer(answers, `${resource}.${verb}`, input)
      if (answer) return answer()
      const loaded = await load().catch((cause) => {
        // The client, which would report a lost connection, did not come.
        const error = new NetworkError('offline', wiring.describeFailure('offline'), cause)
        if (!options.quiet) wiring.onError?.(error)
        throw error
      })
      const call = loaded[resource]?.[verb] as Call
      return call(input, options)
    }
  }
  const resources = Object.entries(API_CALLS).map(([resource, verbs]) => [
    resource,
    Object.fromEntries(verbs.map((verb) => [verb, callOf(resource, verb)])),
  ])
  return Object.fromEntries(resources)
}

/** Fetches the client's code, which the first call will need. */
export function preloadApi(): void {
  // A failure shows at the first call, which tries again.
  loadCode().catch(() => {})
}
