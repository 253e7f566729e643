import { createClient, type TransportRequest } from '@app/api-client'
import type { Envelope } from '@app/contract/common/envelope'
import { contract } from '@app/contract/contract'
import { memoryStorage } from '../shared/browser-storage.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { RootStore } from '../shared/root/RootStore.ts'

export interface AnsweringRoot {
  root: RootStore
  /** What was asked, in order. */
  sent: TransportRequest[]
}

/**
 * The state of a tab with the real client and Chinese texts, whose server answers a path as the test says; any other
 * path is a lost connection.
 */
export async function answeringRoot(
  answers: Record<string, Envelope>,
  namespaces: readonly string[],
): Promise<AnsweringRoot> {
  const sent: TransportRequest[] = []
  const transport = async (request: TransportRequest) => {
    sent.push(request)
    const answer = answers[request.path]
    if (!answer) throw new Error(`no answer for ${request.path}`)
    return answer
  }
  const root = new RootStore({
    createApi: (wiring) => createClient(contract, { transport, ...wiring }),
    storage: memoryStorage(),
    i18n: await createI18n('zh-CN', namespaces),
  })
  return { root, sent }
}
