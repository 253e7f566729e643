import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const MAX_ATTEMPTS = 3

/** Repeats what did not reach the server; what the server has answered stays answered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => !(error instanceof HttpError) && failures < MAX_ATTEMPTS },
    },
  })
}
