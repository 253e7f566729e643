import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { findFault, fromYaml, type ProgramValue, toYaml } from './program-yaml.ts'

const LEAST_ROWS = 3
const MOST_ROWS = 30

function read(text: string): ProgramValue | undefined {
  try {
    return fromYaml(text)
  } catch {
    return undefined
  }
}

/** An input for what makes a question a programming problem, in the words of its files. */
export function ProgramInput() {
  const { t } = useTranslation('admin')
  const validate = (value: unknown) => (typeof value === 'string' ? t('questions.programUnread') : undefined)
  const { field, fieldState } = useInput({ source: 'program', validate })
  const value: unknown = field.value
  const [text, setText] = useState(() => write(value))
  // A value set from outside, e.g. by another version, replaces the typed text.
  const isTyped = typeof value === 'string' || JSON.stringify(read(text)) === JSON.stringify(value || null)
  const error = findFault(fieldState.error)
  return (
    <TextField
      multiline
      fullWidth
      minRows={LEAST_ROWS}
      maxRows={MOST_ROWS}
      margin="dense"
      label={t('resources.problems.fields.program')}
      value={isTyped ? text : write(value)}
      onChange={({ target }) => {
        setText(target.value)
        // What cannot be read yet is kept as a text, which no problem is.
        const program = read(target.value)
        field.onChange(program === undefined ? target.value : program)
      }}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error ?? t('questions.programHelp')}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'var(--font-family-code)' } } }}
    />
  )
}

const write = (value: unknown): string =>
  typeof value === 'string' ? value : toYaml(typeof value === 'object' ? value : null)
