import { Form, Input, type InputProps } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { Field } from '../../stores/FormState.ts'
import { FieldError } from './FieldError.tsx'
import { fieldId } from './field-id.ts'
import styles from './TextField.module.css'

type TextFieldProps = Pick<InputProps, 'type' | 'inputMode' | 'suffix' | 'maxLength' | 'placeholder'> & {
  field: Field<string>
  label: string
  /** What a good value is like; the error takes its place. */
  hint?: string | undefined
  autoComplete: string
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  /** Whether it may stay empty. */
  isOptional?: boolean
}

/** Milliseconds without typing after which a value is taken for finished. */
const TYPING_PAUSE = 1000

/** An input with its label, and below it what is wrong with the value. */
export function TextField({ field, label, hint, aside, isOptional = false, ...input }: TextFieldProps) {
  const id = fieldId(field.name)
  const helpId = `${id}-help`
  const { value, leave } = field
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` is another function each time.
  useEffect(() => {
    const timer = setTimeout(leave, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  const help =
    field.error === null ? (
      hint && <span className={styles.hint}>{hint}</span>
    ) : (
      <FieldError message={field.error} />
    )
  return (
    <div className={styles.field}>
      <Form.Item
        label={label}
        htmlFor={id}
        validateStatus={field.error === null ? '' : 'error'}
        help={
          help && (
            <span id={helpId} className={styles.help} role={field.error === null ? undefined : 'alert'}>
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
          aria-required={!isOptional}
          aria-invalid={field.error !== null}
          aria-describedby={help ? helpId : undefined}
          value={value}
          onChange={({ target }) => field.change(target.value)}
          onBlur={leave}
        />
      </Form.Item>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
