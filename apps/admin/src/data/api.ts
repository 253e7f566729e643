import { type Client, type ClientOptions, createClient } from '@app/api-client'
import { umiTransport } from '@app/api-client/umi-transport'
import { type Contract, contract } from '@app/contract/contract'

/** The typed client of every call of the server. */
export type Api = Client<Contract>

/** The console's options of the client: the token, the language and the handling of refusals. */
export type ApiWiring = Omit<ClientOptions, 'transport' | 'onError'>

/** The client of this site's own server. It shows no errors itself because react-admin does. */
export function createApi(wiring: ApiWiring): Api {
  return createClient(contract, { transport: umiTransport(), ...wiring })
}
