import type { UserRole } from '@app/contract/user/values'
import { useTranslation } from 'react-i18next'
import styles from './RoleLabel.module.css'

/** The role of a user. */
export function RoleLabel({ role }: { role: UserRole }) {
  const { t } = useTranslation('admin')
  return <span className={styles[role]}>{t(`role.${role}`)}</span>
}
