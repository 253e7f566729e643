import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { resources } from '../../resources/registry.ts'
import { createNavigation, type NavigationGroup } from '../navigation.ts'
import styles from './Navigation.module.css'

const navigation = createNavigation(resources)

interface NavigationProps {
  /** Called when an entry is chosen. */
  onFollow?: () => void
}

/** The menu in its groups. */
export function Navigation({ onFollow }: NavigationProps) {
  const { t } = useTranslation('admin')
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      {navigation.map((group) => (
        <Group key={group.title} group={group} onFollow={onFollow} />
      ))}
    </nav>
  )
}

function Group({ group, onFollow }: { group: NavigationGroup; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  return (
    <>
      <p id={titleId} className={styles.title}>
        {t(`group.${group.title}`)}
      </p>
      <ul aria-labelledby={titleId}>
        {group.entries.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <NavLink to={`/${path}`} className={styles.link ?? ''} onClick={onFollow}>
              <Icon />
              {t(`page.${title}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}
