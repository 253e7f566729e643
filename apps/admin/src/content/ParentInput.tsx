import { ReferenceInput, required, SelectInput } from 'react-admin'
import { allInOrder } from '../shared/list/all-in-order.ts'

interface ParentInputProps {
  parent: { resource: string; field: string }
  label?: string
}

const isRequired = required()

/** What an item belongs to. */
export function ParentInput({ parent: { resource, field }, label }: ParentInputProps) {
  return (
    <ReferenceInput
      source={field}
      reference={resource}
      perPage={allInOrder.pagination.perPage}
      sort={allInOrder.sort}
    >
      <SelectInput
        source={field}
        {...(label !== undefined && { label })}
        optionText="name"
        validate={isRequired}
        margin="dense"
        fullWidth
      />
    </ReferenceInput>
  )
}
