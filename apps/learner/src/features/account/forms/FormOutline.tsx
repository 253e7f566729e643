import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import styles from './FormOutline.module.css'

interface FormOutlineProps {
  /** How many text fields the form has. */
  fields: number
  hasAgreement?: boolean
}

/** Stands where a form will be, at its size, until antd is there. */
export function FormOutline({ fields, hasAgreement = false }: FormOutlineProps) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('page.loading')}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={styles.field}>
          <Skeleton className={styles.label} />
          <Skeleton className={styles.input} />
        </div>
      ))}
      {hasAgreement && (
        <div className={styles.agreement}>
          <Skeleton className={styles.consent} />
        </div>
      )}
      <Skeleton className={styles.button} />
    </div>
  )
}
