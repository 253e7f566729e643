import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import { allInOrder } from '../shared/list/all-in-order.ts'

const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The label stands above the chips, which have no text until their questions come. */
const besideChips = { slotProps: { inputLabel: { shrink: true } } }

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
        TextFieldProps={besideChips}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
