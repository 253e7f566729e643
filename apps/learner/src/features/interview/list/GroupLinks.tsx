import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './GroupLinks.module.css'

interface Props {
  groups: readonly string[]
  /** Undefined: all. */
  current: string | undefined
}

/** Narrows the list to one kind of work. Links, so that it works before anything else is loaded. */
export function GroupLinks({ groups, current }: Props) {
  const { t } = useTranslation('interview')
  return (
    <nav className={styles.groups} aria-label={t('list.groups')}>
      {[undefined, ...groups].map((group) => (
        <Link
          key={group ?? ''}
          to={group === undefined ? '/interview' : `/interview?group=${encodeURIComponent(group)}`}
          aria-current={group === current ? 'true' : undefined}
        >
          {group ?? t('list.all')}
        </Link>
      ))}
    </nav>
  )
}
