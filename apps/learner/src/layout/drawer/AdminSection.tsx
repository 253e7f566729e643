import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/Icon.tsx'
import { adminNavigation } from '../navigation.ts'
import styles from './MobileDrawer.module.css'

/** The ways to the console in the drawer: three groups that fold. */
export function AdminSection() {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={styles.title}>{t('admin.section')}</h2>
      {adminNavigation.map((group) => (
        <details key={group.nameKey} className={styles.group}>
          <summary className={styles.link}>
            <Icon name={group.icon} />
            {t(group.nameKey)}
            <span className={styles.arrow}>
              <Icon name="down" size={16} />
            </span>
          </summary>
          {group.children.map(({ path, nameKey }) => (
            <a key={path} className={styles.child} href={path}>
              {t(nameKey)}
            </a>
          ))}
        </details>
      ))}
    </>
  )
}
