import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import { allInOrder } from '../shared/list/all-in-order.ts'

const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** Questions of the question banks, found by the words of their titles. */
export function LinksInput({ source, helperText }: { source: string; helperText: string }) {
  return (
    <ReferenceArrayInput source={source} reference="problems" sort={allInOrder.sort}>
      <AutocompleteArrayInput
        source={source}
        optionText="title"
        filterToQuery={toKeyword}
        helperText={helperText}
        margin="dense"
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
