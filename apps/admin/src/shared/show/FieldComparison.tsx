import { useTranslation } from 'react-i18next'
import type { Values } from '../../data/rest-request.ts'
import styles from './FieldComparison.module.css'
import { FieldValue } from './FieldValue.tsx'

interface FieldComparisonProps {
  /** The resource whose field names label the rows. */
  resource: string
  fields: readonly string[]
  versions: readonly { name: string; values: Values | null }[]
}

/** Versions of a record beside each other, field by field. */
export function FieldComparison({ resource, fields, versions }: FieldComparisonProps) {
  const { t } = useTranslation('admin')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.scroller} aria-label={t('versions.label')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('versions.field')}</th>
            {versions.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`resources.${resource}.fields.${field}`)}</th>
              {versions.map(({ name, values }) => (
                <td key={name}>
                  <FieldValue resource={resource} field={field} value={values?.[field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
