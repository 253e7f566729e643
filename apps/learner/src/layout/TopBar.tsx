import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '../shared/components/IconButton.tsx'
import { useDismiss } from '../shared/components/menu/use-dismiss.ts'
import { Account } from './Account.tsx'
import { Brand } from './Brand.tsx'
import { MainNav } from './MainNav.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './TopBar.module.css'
import { useSearchKey } from './use-search-key.ts'

/** The bar at the top of every page; it stays there while the page scrolls. */
export function TopBar() {
  const { t } = useTranslation()
  const [isSearchOpen, setIsSearchOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const wideSearch = useRef<HTMLInputElement>(null)
  const closeSearch = useCallback(() => setIsSearchOpen(false), [])
  useDismiss(bar, isSearchOpen, closeSearch)
  useSearchKey(wideSearch, () => setIsSearchOpen(true))

  return (
    <header className={styles.bar} ref={bar}>
      <div className={styles.row}>
        <MobileDrawer />
        <Link className={styles.brand} to="/">
          <Brand />
        </Link>
        <MainNav />
        <div className={styles.search}>
          <SearchBox ref={wideSearch} />
        </div>
        <IconButton
          className={styles.searchToggle}
          icon={isSearchOpen ? 'x' : 'search'}
          label={t(isSearchOpen ? 'search.close' : 'search.open')}
          aria-expanded={isSearchOpen}
          onClick={() => setIsSearchOpen(!isSearchOpen)}
        />
        <Account />
      </div>
      {isSearchOpen && (
        <div className={styles.searchRow}>
          <SearchBox autoFocus onDone={closeSearch} />
        </div>
      )}
    </header>
  )
}
