import type { BankMastery as Bank } from '@app/contract/user-profile/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './BankMastery.module.css'

/** How much of each bank somebody has mastered, in percent. */
export function BankMastery({ banks }: { banks: readonly Bank[] }) {
  const { t } = useTranslation('profile')
  if (banks.length === 0) return <p className={styles.none}>{t('mastery.none')}</p>
  return (
    <ul className={styles.banks}>
      {banks.map(({ id, name, mastered, total }) => (
        <li key={id}>
          <Link to={`/problems?bank=${id}`}>{name}</Link>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" className={styles.track} />
            <rect width={percentOf({ mastered, total })} height="1" className={styles.bar} />
          </svg>
          <span className={styles.number}>
            {t('mastery.value', { percent: percentOf({ mastered, total }), mastered, total })}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const percentOf = ({ mastered, total }: Pick<Bank, 'mastered' | 'total'>): number =>
  total === 0 ? 0 : Math.round((mastered / total) * 100)
