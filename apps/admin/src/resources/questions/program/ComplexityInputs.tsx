import type { QuestionProgram } from '@app/contract/question-program/schemas'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { get, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import styles from './Program.module.css'

const BOUNDS = ['time', 'space'] as const
const PARTS = ['is', 'why'] as const
const nothing = { time: { is: '', why: '' }, space: { is: '', why: '' } }

/** What the reference costs, and why; where nothing is said, there is none. */
export function ComplexityInputs() {
  const { t } = useTranslation('admin')
  const { field, fieldState } = useInput({ source: 'program.complexity' })
  const value: QuestionProgram['complexity'] | undefined = useWatch({ name: 'program.complexity' })
  const said = value ?? nothing
  const change = (bound: (typeof BOUNDS)[number], part: (typeof PARTS)[number], text: string) => {
    const next = { ...said, [bound]: { ...said[bound], [part]: text } }
    const isEmpty = BOUNDS.every((one) => PARTS.every((of) => next[one][of].trim() === ''))
    field.onChange(isEmpty ? null : next)
  }
  return BOUNDS.map((bound) => (
    <div key={bound} className={styles.pair}>
      {PARTS.map((part) => {
        const error = firstErrorMessage(get(fieldState.error, `${bound}.${part}`))
        return (
          <TextField
            key={part}
            size="small"
            margin="dense"
            label={t(part === 'why' ? 'program.complexity.why' : `program.complexity.${bound}`)}
            value={said[bound][part]}
            onChange={({ target }) => change(bound, part, target.value)}
            onBlur={field.onBlur}
            error={error !== undefined}
            helperText={error}
          />
        )
      })}
    </div>
  ))
}
