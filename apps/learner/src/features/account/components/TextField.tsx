import { Form, Input, type InputProps } from 'antd'
import type { Field } from '../FormState.ts'
import { fieldId } from '../field-id.ts'
import { FieldError } from './FieldError.tsx'
import styles from './TextField.module.css'

type TextFieldProps = Pick<InputProps, 'type' | 'inputMode' | 'suffix'> & {
  field: Field<string>
  label: string
  /** What a good value is like; the error takes its place. */
  hint?: string
  autoComplete: string
}

/** An input with its label, and below it what is wrong with the value. */
export function TextField({ field, label, hint, ...input }: TextFieldProps) {
  const id = fieldId(field.name)
  const helpId = `${id}-help`
  const help =
    field.error === null ? (
      hint && <span className={styles.hint}>{hint}</span>
    ) : (
      <FieldError message={field.error} />
    )
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={field.error === null ? '' : 'error'}
      help={
        help && (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        )
      }
    >
      <Input
        {...input}
        id={id}
        name={field.name}
        size="large"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={field.error !== null}
        aria-describedby={help ? helpId : undefined}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}
