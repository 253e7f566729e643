import type { Client } from '@app/api-client'
import type { Contract } from '@app/contract/contract'

/** The typed client of every call of the server. */
export type Api = Client<Contract>
