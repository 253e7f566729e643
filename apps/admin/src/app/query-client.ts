import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const MAX_ATTEMPTS = 3

/** Retries requests that did not reach the server, but never one that the server has answered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => !(error instanceof HttpError) && failures < MAX_ATTEMPTS },
      // Without a network a save fails with words, instead of waiting unseen and happening by itself later.
      mutations: { networkMode: 'always' },
    },
  })
}
