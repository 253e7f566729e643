import { type DataProvider, useDataProvider } from 'react-admin'

/**
 * The data provider with the acts of a resource. react-admin wraps it and ends the session when a call is refused.
 * @typeParam Acts what the resource's entry makes in `acts`
 */
export function useActs<Acts extends object>(): DataProvider & Acts {
  return useDataProvider<DataProvider & Acts>()
}
