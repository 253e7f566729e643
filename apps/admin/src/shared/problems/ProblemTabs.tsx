import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import styles from './ProblemTabs.module.css'

/** The tabs of 题目管理: questions, banks and imports. */
export function ProblemTabs() {
  const { t } = useTranslation('admin')
  return (
    <nav className={styles.tabs} aria-label={t('page.problems')}>
      <NavLink to="/problems" end>
        {t('resources.problems.name')}
      </NavLink>
      <NavLink to="/problems/banks">{t('resources.problems/banks.name')}</NavLink>
      <NavLink to="/problems/imports">{t('resources.problems/imports.name')}</NavLink>
    </nav>
  )
}
