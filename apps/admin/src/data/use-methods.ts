import { type DataProvider, useDataProvider } from 'react-admin'

/**
 * The data provider with the methods of a resource. react-admin wraps it and ends the session when a call is refused.
 * @typeParam Methods what the resource's entry makes in `methods`
 */
export function useMethods<Methods extends object>(): DataProvider & Methods {
  return useDataProvider<DataProvider & Methods>()
}
