import type { ReportedThing } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Report.module.css'

/** How a reported thing begins: of a comment its own words, not what it is on. */
export const headOf = ({ type, title, excerpt }: ReportedThing) =>
  (type === 'comment' ? excerpt : title) || excerpt || title

/** What was reported, in two lines: how it begins, and what it is and whose. */
export function ThingCell({ thing }: { thing: ReportedThing | null }) {
  const { t } = useTranslation('admin')
  if (!thing) return t('reports.gone')
  const { type, author } = thing
  return (
    <>
      <span className={styles.excerpt}>{headOf(thing)}</span>
      <span className={styles.about}>
        {t(`reportTarget.${type}`)} · {author?.username ?? t('users.deleted')}
      </span>
    </>
  )
}
