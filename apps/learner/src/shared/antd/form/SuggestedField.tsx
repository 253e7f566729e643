import { AutoComplete, Form } from 'antd'
import { fitting, type Suggestion } from '../../list/fitting.ts'
import type { Field } from '../../stores/FormState.ts'
import { FieldError } from './FieldError.tsx'
import { fieldId } from './field-id.ts'

interface Props {
  field: Field<string>
  label: string
  placeholder: string
  maxLength: number
  /** What is offered; anything else may be written too. */
  suggestions: readonly Suggestion[]
}

/** A line of text, with the suggestions that fit what is typed. */
export function SuggestedField({ field, label, placeholder, maxLength, suggestions }: Props) {
  const id = fieldId(field.name)
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={field.error === null ? '' : 'error'}
      help={
        field.error !== null && (
          <span id={`${id}-help`} role="alert">
            <FieldError message={field.error} />
          </span>
        )
      }
    >
      <AutoComplete
        id={id}
        size="large"
        options={fitting(suggestions, field.value).map((value) => ({ value }))}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-invalid={field.error !== null}
        value={field.value}
        onChange={(value: string | undefined) => field.change(value ?? '')}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}
