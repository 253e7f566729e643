import type { ReactNode } from 'react'
import type { RequestState } from '../../../shared/RequestState.ts'

interface LoadedProps<T> {
  state: RequestState<T>['state']
  /** Shown while it loads, at the size of the content. */
  outline: ReactNode
  /** Shown when it did not load. */
  failed: ReactNode
  children: (value: T) => ReactNode
}

/** Shows what a request loaded, also while it loads again; until then the outline, or that it failed. */
export function Loaded<T>({ state, outline, failed, children }: LoadedProps<T>) {
  if (state.value !== undefined) return children(state.value)
  return state.status === 'failed' ? failed : outline
}
