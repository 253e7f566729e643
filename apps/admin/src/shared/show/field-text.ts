import type { TFunction } from 'i18next'
import type { FieldFormat } from '../../data/field-format.ts'

/** A field's value in words: choices by name, times as they are read here, lists line by line. */
export function fieldText(
  field: string,
  value: unknown,
  format: FieldFormat | undefined,
  t: TFunction<'admin'>,
  language: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof format === 'function') return format(value, t)
  if (typeof value === 'boolean') return t(`ra.boolean.${value}`)
  if (Array.isArray(value)) return value.map((item) => fieldText(field, item, format, t, language)).join('\n')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) =>
      [name, fieldText(name, part, undefined, t, language)].join(': '),
    )
    return parts.join('\n')
  }
  const text = String(value)
  if (format && 'choices' in format) return t(`${format.choices}.${text}`)
  return field.endsWith('Time') ? timeText(text, language) : text
}

/** A time in the admin's language and time zone. */
function timeText(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}
