import { useGetManyAggregate, useGetRecordRepresentation } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Reference } from '../../data/field-format.ts'
import styles from './FieldValue.module.css'

interface ReferenceNamesProps {
  to: Reference
  /** An id, a list of ids, or nothing. */
  value: unknown
}

/** The names of the records a field refers to. All fields of a page are looked up by one call for each resource. */
export function ReferenceNames({ to: { reference, none }, value }: ReferenceNamesProps) {
  const { t } = useTranslation('admin')
  const ids = (Array.isArray(value) ? value : [value]).flatMap((id) => (typeof id === 'number' ? [id] : []))
  const { data, isPending } = useGetManyAggregate(reference, { ids }, { enabled: ids.length > 0 })
  const represent = useGetRecordRepresentation(reference)
  if (ids.length === 0) return none && value === null ? t(none) : '–'
  if (isPending) return '…'
  const names = ids.map((id) => {
    const record = data?.find((known) => known?.id === id)
    return record ? represent(record) : t('versions.gone', { id })
  })
  return (
    <span className={styles.text}>
      {names.map((name, index) => (
        <span key={ids[index]} className={styles.line}>
          {name}
        </span>
      ))}
    </span>
  )
}
