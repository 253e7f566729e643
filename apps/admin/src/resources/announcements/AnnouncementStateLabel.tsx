import type { AnnouncementState } from '@app/contract/announcement/values'
import { useTranslation } from 'react-i18next'
import styles from './AnnouncementStateLabel.module.css'

/** The state of an announcement. */
export function AnnouncementStateLabel({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation('admin')
  return <span className={`${styles.label} ${styles[state]}`}>{t(`announcements.state.${state}`)}</span>
}
