import { type CallOptions, NetworkError } from '@app/api-client'
import type { Api } from '../../shared/api.ts'
import { importCode } from '../../shared/import-code.ts'
import type { ApiWiring } from '../../shared/root/RootStore.ts'
import { type Call, type RecordedAnswers, takeAnswer } from './recorded-answers.ts'

const loadCode = () => importCode(() => import('./browser-api.ts'))

/**
 * The api in the browser. It gives each answer that came with the document once; everything else is sent by a client
 * whose code is fetched at the first such call, as what a guest sees first needs none.
 */
export function createLazyApi(wiring: ApiWiring, answers: RecordedAnswers): Api {
  let loading: Promise<Api> | null = null
  const load = () => {
    loading ??= loadCode().then(({ createBrowserApi }) => createBrowserApi(wiring))
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const callOf = (resource: string, verb: string): Call => {
    return async (input, options) => {
      const answer = takeAnswer(answers, `${resource}.${verb}`, input)
      if (answer) return answer()
      const client: object = await load().catch((cause) => failToLoad(cause, wiring, options))
      const call: unknown = Reflect.get(Reflect.get(client, resource), verb)
      if (typeof call !== 'function') throw new TypeError(`the api has no ${resource}.${verb}`)
      return Reflect.apply(call, client, [input, options])
    }
  }
  return namesToValues((resource) => namesToValues((verb) => callOf(resource, verb))) as Api
}

/** Reports a lost connection where the client's code, which would report it, did not load. */
function failToLoad(cause: unknown, wiring: ApiWiring, options: CallOptions = {}): never {
  const error = new NetworkError('offline', wiring.describeFailure('offline'), cause)
  if (!options.quiet) wiring.onError?.(error)
  throw error
}

/** Fetches the client's code, which the first call will need. */
export function preloadApi(): void {
  // A failure shows at the first call, which tries again.
  loadCode().catch(() => {})
}

function namesToValues(find: (name: string) => object): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? find(name) : undefined) })
}
