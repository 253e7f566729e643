import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import { allInOrder } from '../shared/list/all-in-order.ts'

const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The label stands on the border from the start: the chips are there before the questions that fill them. */
const aboveChips = {
  '& .MuiInputLabel-root': { transform: 'translate(14px, -9px) scale(0.75)' },
  '& .MuiOutlinedInput-notchedOutline legend': { maxWidth: '100%' },
}

interface Props {
  source: string
  helperText: string
  /** Of which of them one may choose; none: of all. */
  filter?: Record<string, string>
}

/** Questions of the question banks, found by the words of their titles. */
export function LinksInput({ source, helperText, filter = {} }: Props) {
  return (
    <ReferenceArrayInput source={source} reference="problems" sort={allInOrder.sort} filter={filter}>
      <AutocompleteArrayInput
        source={source}
        optionText="title"
        filterToQuery={toKeyword}
        helperText={helperText}
        margin="dense"
        sx={aboveChips}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
