import { useTranslation } from 'react-i18next'
import styles from './FieldValue.module.css'
import { fieldText } from './field-text.ts'
import { ReferenceNames } from './ReferenceNames.tsx'
import { useFieldFormats } from './use-field-formats.ts'

interface FieldValueProps {
  /** The resource whose entry says how the field is written out. */
  resource: string
  /** The field's name in the contract. */
  field: string
  value: unknown
}

/** Any field of a record in words and names. */
export function FieldValue({ resource, field, value }: FieldValueProps) {
  const { t, i18n } = useTranslation('admin')
  const format = useFieldFormats(resource)[field]
  if (format && 'reference' in format) return <ReferenceNames to={format} value={value} />
  return <span className={styles.text}>{fieldText(field, value, format, t, i18n.language) || '–'}</span>
}
