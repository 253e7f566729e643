import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './footer/Footer.tsx'
import { KeysHelp } from './keys/KeysHelp.tsx'
import styles from './Layout.module.css'
import { TopBar } from './top-bar/TopBar.tsx'

/** The layout of every page except the account pages. */
export function Layout({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <TopBar isWide={isWide} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <KeysHelp />
    </>
  )
}
