import type { ContributionState } from '@app/contract/contribution/values'
import { useTranslation } from 'react-i18next'
import styles from './ContributionStateLabel.module.css'

/** What became of a contribution. */
export function ContributionStateLabel({ state }: { state: ContributionState }) {
  const { t } = useTranslation('admin')
  return <span className={`${styles.label} ${styles[state]}`}>{t(`contributions.state.${state}`)}</span>
}
