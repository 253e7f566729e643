import { createClient } from '@app/api-client'
import { umiTransport } from '@app/api-client/umi-transport'
import { contract } from '@app/contract/contract'
import type { Api } from '../../shared/api.ts'
import type { ApiWiring } from '../../shared/root/RootStore.ts'
import { tellingProgress } from './send-with-progress.ts'

/** The client that talks to the server. With the contract and umi-request it weighs 30 KiB: see lazy-api.ts. */
export function createBrowserApi(wiring: ApiWiring): Api {
  return createClient(contract, { transport: tellingProgress(umiTransport()), ...wiring })
}
