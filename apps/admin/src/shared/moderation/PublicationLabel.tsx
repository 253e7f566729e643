import type { PublicationState } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'
import styles from './PublicationLabel.module.css'

/** Who may read what a user published. */
export function PublicationLabel({ state }: { state: PublicationState }) {
  const { t } = useTranslation('admin')
  return <span className={styles[state]}>{t(`publicationState.${state}`)}</span>
}
