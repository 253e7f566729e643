import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { firstErrorMessage } from './first-error-message.ts'

interface LinesInputProps {
  source: string
  label: string
  helperText: string
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** An input for a list of sentences, one per line. */
export function LinesInput({ source, label, helperText }: LinesInputProps) {
  const { field, fieldState } = useInput({ source })
  const lines: string[] = Array.isArray(field.value) ? field.value : []
  const [text, setText] = useState(() => lines.join('\n'))
  // A value set from outside, e.g. by another version, replaces the typed text.
  const shown = linesOf(text).join('\n') === lines.join('\n') ? text : lines.join('\n')
  const error = firstErrorMessage(fieldState.error)
  return (
    <TextField
      multiline
      fullWidth
      minRows={3}
      margin="dense"
      label={label}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(linesOf(target.value))
      }}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  )
}
