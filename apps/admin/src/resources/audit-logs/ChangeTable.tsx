import type { AuditEntry } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { FieldValue } from '../../shared/FieldValue.tsx'
import styles from './ChangeTable.module.css'
import { targetPages } from './target-pages.ts'

/** What an act changed, field by field. */
export function ChangeTable({ entry: { before, after, targetType } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const { resource } = targetPages[targetType]
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (fields.length === 0) return <p className={styles.none}>{t('auditLogs.nothingChanged')}</p>
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('auditLogs.field')}</th>
            <th scope="col">{t('auditLogs.before')}</th>
            <th scope="col">{t('auditLogs.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`resources.${resource}.fields.${field}`)}</th>
              <td>
                <FieldValue field={field} value={before?.[field]} />
              </td>
              <td>
                <FieldValue field={field} value={after?.[field]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
