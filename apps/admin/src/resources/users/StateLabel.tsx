import type { UserState } from '@app/contract/user/values'
import { useTranslation } from 'react-i18next'
import styles from './StateLabel.module.css'

/** The state of an account. */
export function StateLabel({ state }: { state: UserState }) {
  const { t } = useTranslation('admin')
  return <span className={styles[state]}>{t(`userState.${state}`)}</span>
}
