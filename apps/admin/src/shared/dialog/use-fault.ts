import { createContext, useContext } from 'react'

/** Marks a field that holds its dialog up. */
export const FAULTY = 'data-faulty'

/** Whether the dialog around was to be confirmed: from then on its fields say what is wrong with them. */
export const TriedContext = createContext(false)

/** What a field adds to itself as long as something is wrong with it: the dialog around is not confirmed, and says why. */
export function useFault(fault: string | undefined) {
  const isTried = useContext(TriedContext)
  if (fault === undefined) return {}
  return { [FAULTY]: true, ...(isTried && { error: true, helperText: fault }) }
}
