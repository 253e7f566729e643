import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { mainNavigation } from '../navigation.ts'
import styles from './MainNav.module.css'

/** The main navigation in the top bar, on wide screens. */
export function MainNav() {
  const { t } = useTranslation()
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {mainNavigation.map(({ path, nameKey }) => (
        <NavLink key={path} className={styles.link ?? ''} to={path} end>
          {t(nameKey)}
        </NavLink>
      ))}
    </nav>
  )
}
