import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Neighbours.module.css'

interface Neighbour {
  to: string
  title: string
}

/** The ways to what stands before and after on the path. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const { t } = useTranslation('learning')
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours.label')}>
      {previous && <Link to={previous.to}>{t('neighbours.previous', { title: previous.title })}</Link>}
      {next && (
        <Link className={styles.next} to={next.to}>
          {t('neighbours.next', { title: next.title })}
        </Link>
      )}
    </nav>
  )
}
