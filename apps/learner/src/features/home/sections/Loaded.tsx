import type { ReactNode } from 'react'
import type { RequestState } from '../../../shared/RequestState.ts'

interface LoadedProps<T> {
  state: RequestState<T>['state']
  /** Stands at the size of what comes. */
  outline: ReactNode
  /** What is said when it did not come. */
  failed: ReactNode
  children: (value: T) => ReactNode
}

/** What a request brought, also while it is brought again; until then its outline, or that it failed. */
export function Loaded<T>({ state, outline, failed, children }: LoadedProps<T>) {
  if (state.value !== undefined) return children(state.value)
  return state.status === 'failed' ? failed : outline
}
