import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { firstErrorMessage } from './first-error-message.ts'

const SEPARATORS = /[,，、;；\n]/

interface TermsInputProps {
  source: string
  label: string
  helperText?: string
  /** Suggestions; other terms may be typed. */
  options?: readonly string[]
}

/** An input for a list of short terms. Enter, a comma or leaving the field completes a term. */
export function TermsInput({ source, label, helperText, options = [] }: TermsInputProps) {
  const { field, fieldState } = useInput({ source })
  const error = firstErrorMessage(fieldState.error)
  const terms: string[] = Array.isArray(field.value) ? field.value : []
  const change = (values: string[]) => {
    const split = values.flatMap((value) => value.split(SEPARATORS)).map((term) => term.trim())
    field.onChange([...new Set(split.filter((term) => term !== ''))])
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      size="small"
      options={options}
      value={terms}
      onChange={(_, values) => change(values)}
      onBlur={field.onBlur}
      onInputChange={(_, typed) => {
        if (SEPARATORS.test(typed)) change([...terms, typed])
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          error={error !== undefined}
          helperText={error ?? helperText ?? ' '}
        />
      )}
    />
  )
}
