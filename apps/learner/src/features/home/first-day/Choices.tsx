import { useId } from 'react'
import type { Field } from '../../../shared/stores/FormState.ts'
import styles from './FirstDay.module.css'

interface Props {
  field: Pick<Field<string>, 'name' | 'value' | 'error' | 'change'>
  label: string
  choices: readonly { value: string; label: string }[]
}

/** One of a few, all in sight. */
export function Choices({ field, label, choices }: Props) {
  const id = useId()
  const { error } = field
  return (
    <fieldset
      className={styles.choices}
      aria-invalid={error !== null}
      {...(error !== null && { 'aria-describedby': id })}
    >
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={field.name}
              className="visually-hidden"
              checked={field.value === choice.value}
              onChange={() => field.change(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error !== null && (
        <span id={id} className={styles.problem} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  )
}
