import type { ReportedThing } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Report.module.css'

/** What was reported, in two lines: how it begins, and what it is and whose. */
export function ThingCell({ thing }: { thing: ReportedThing | null }) {
  const { t } = useTranslation('admin')
  if (!thing) return t('reports.gone')
  const { type, title, excerpt, author } = thing
  return (
    <>
      <span className={styles.excerpt}>{type === 'comment' ? excerpt : title}</span>
      <span className={styles.about}>
        {t(`reportTarget.${type}`)} · {author?.username ?? t('users.deleted')}
      </span>
    </>
  )
}
