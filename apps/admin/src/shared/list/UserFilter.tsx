import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { filterWidth } from './filter-width.ts'

const byName = { field: 'username', order: 'ASC' } as const
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** Filters a list by a user, found by name or address. */
export function UserFilter({ source }: { source: string }) {
  return (
    <ReferenceInput source={source} reference="users" sort={byName}>
      <AutocompleteInput
        source={source}
        optionText="username"
        filterToQuery={toKeyword}
        helperText={false}
        margin="none"
        sx={filterWidth}
      />
    </ReferenceInput>
  )
}
