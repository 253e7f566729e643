import { type DataProvider, useDataProvider } from 'react-admin'

/**
 * The data provider with the acts of a resource. It comes from react-admin, which logs out whoever is refused.
 * @typeParam Acts what the resource's entry makes in `acts`
 */
export function useActs<Acts extends object>(): DataProvider & Acts {
  return useDataProvider<DataProvider & Acts>()
}
