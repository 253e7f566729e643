import { createHash } from 'node:crypto'

/** What is kept of the network that somebody comes from. */
export const hashNetwork = (network: string): Buffer => createHash('sha256').update(network).digest()
