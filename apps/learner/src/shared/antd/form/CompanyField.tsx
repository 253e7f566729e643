import { MAX_COMPANY_LENGTH } from '@app/contract/question-encounter/values'
import { AutoComplete, Form } from 'antd'
import type { Field } from '../../stores/FormState.ts'
import { FieldError } from './FieldError.tsx'
import { fieldId } from './field-id.ts'

interface Props {
  field: Field<string>
  label: string
  placeholder: string
  /** Names that others have written. */
  suggestions: readonly string[]
}

/** A company's name, with those that fit what is typed. */
export function CompanyField({ field, label, placeholder, suggestions }: Props) {
  const id = fieldId(field.name)
  const typed = field.value.trim().toLowerCase()
  const fitting = suggestions.filter((name) => name.toLowerCase().includes(typed)).slice(0, 20)
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
        options={fitting.map((value) => ({ value }))}
        placeholder={placeholder}
        maxLength={MAX_COMPANY_LENGTH}
        aria-invalid={field.error !== null}
        value={field.value}
        onChange={(value: string | undefined) => field.change(value ?? '')}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}
