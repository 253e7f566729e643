import MenuOutlined from '@mui/icons-material/MenuOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { SearchButton } from '../search/SearchButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Logo } from './Logo.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import styles from './TopBar.module.css'

/** The bar over every page: the link to the learner site, the search, reloading, the theme and the account's menu. */
export function TopBar({ onMenuOpen }: { onMenuOpen: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <IconButton aria-label={t('ra.action.open_menu')} onClick={onMenuOpen}>
          <MenuOutlined />
        </IconButton>
      </div>
      <a className={styles.brand} href="/">
        <Logo />
        <span className={styles.name}>{t('productName')}</span>
      </a>
      <span className={`${styles.place} ${styles.wide}`}>{t('console')}</span>
      <div className={styles.end}>
        <a className={`${styles.link} ${styles.wide}`} href="/">
          {t('toLearnerSite')}
        </a>
        <SearchButton />
        <RefreshButton />
        <ThemeButton />
        <AccountMenu />
      </div>
    </header>
  )
}
