import Drawer from '@mui/material/Drawer'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PasswordConfirmation } from '../../shared/dialog/PasswordConfirmation.tsx'
import { PageLoading } from '../../shared/feedback/PageLoading.tsx'
import { PageFailed } from '../PageFailed.tsx'
import styles from './ConsoleLayout.module.css'
import { Navigation } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

/** The frame of every page: the bar, the menu (a drawer on narrow screens) and the page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main, pathname)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <>
      <a className="skip-link" href="#main">
        {t('ra.navigation.skip_nav')}
      </a>
      <TopBar onMenuOpen={() => setIsMenuOpen(true)} />
      <div className={styles.frame}>
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <Navigation />
          </div>
        </div>
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[pathname]}>
            <PasswordConfirmation>
              <Suspense fallback={<PageLoading />}>{children}</Suspense>
            </PasswordConfirmation>
          </ErrorBoundary>
        </main>
      </div>
      <Drawer open={isMenuOpen} onClose={closeMenu}>
        <div className={styles.drawer}>
          <Navigation onFollow={closeMenu} />
        </div>
      </Drawer>
    </>
  )
}
