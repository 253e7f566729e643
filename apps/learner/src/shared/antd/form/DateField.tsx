import { DatePicker, Form } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../stores/FormState.ts'
import dateStyles from './DateField.module.css'
import { FieldError } from './FieldError.tsx'
import { fieldId } from './field-id.ts'
import styles from './TextField.module.css'

interface Props {
  /** `2026-11-23`, for months `2026-11`; empty for none. */
  field: Field<string>
  label: string
  picker: 'date' | 'month'
  /** The first and last that can be chosen, written as the value is. */
  min?: string | undefined
  max?: string | undefined
  isOptional?: boolean
}

/** Those of dayjs that are imported besides English, in which every other language has its calendar. */
const LOCALES: Partial<Record<string, string>> = { 'zh-CN': 'zh-cn' }
const FORMATS = { date: 'YYYY-MM-DD', month: 'YYYY-MM' }

/** A day or a month with its label, and below it what is wrong with the value. */
export function DateField({ field, label, picker, min, max, isOptional = false }: Props) {
  const { i18n } = useTranslation()
  const id = fieldId(field.name)
  const format = FORMATS[picker]
  const { error, value } = field
  const isOutside = (text: string) => (min !== undefined && text < min) || (max !== undefined && text > max)
  return (
    <div className={styles.field}>
      <Form.Item
        label={label}
        htmlFor={id}
        validateStatus={error === null ? '' : 'error'}
        help={
          error !== null && (
            <span id={`${id}-help`} className={styles.help} role="alert">
              <FieldError message={error} />
            </span>
          )
        }
      >
        <DatePicker
          id={id}
          size="large"
          picker={picker}
          classNames={{ popup: { root: dateStyles.popup ?? '' } }}
          format={format}
          allowClear={isOptional}
          inputReadOnly={false}
          style={{ width: '100%' }}
          disabledDate={(date) => isOutside(date.format(format))}
          aria-required={!isOptional}
          aria-invalid={error !== null}
          {...(error !== null && { 'aria-describedby': `${id}-help` })}
          value={value === '' ? null : dayjs(value).locale(LOCALES[i18n.language] ?? 'en')}
          onChange={(date) => field.change(dayjs.isDayjs(date) ? date.format(format) : '')}
          onBlur={field.leave}
        />
      </Form.Item>
    </div>
  )
}
