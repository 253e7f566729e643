import { useTranslation } from 'react-i18next'
import { fieldText } from '../show/field-text.ts'
import { useFieldFormats } from '../show/use-field-formats.ts'

/** Writes the fields of a resource out, for two versions to be compared: lists by their lines, all else as a text. */
export function useFieldLines(resource: string) {
  const { t, i18n } = useTranslation('admin')
  const formats = useFieldFormats(resource)
  return (field: string, value: unknown): string | string[] => {
    const format = formats[field]
    const text = fieldText(field, value, format, t, i18n.language)
    if (typeof value !== 'object') return text
    return text === '' ? [] : text.split('\n')
  }
}
