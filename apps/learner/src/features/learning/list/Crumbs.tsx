import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from '../../../shared/reading/Crumbs.module.css'

/** Where a page stands on the path. */
export function Crumbs({ chapter }: { chapter?: { id: number; name: string } }) {
  const { t } = useTranslation('learning')
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')}>
      <Link to="/learning">{t('path.title')}</Link>
      {chapter && (
        <>
          <Icon name="right" size={14} />
          <Link to={`/learning/chapter/${chapter.id}`}>{chapter.name}</Link>
        </>
      )}
    </nav>
  )
}
