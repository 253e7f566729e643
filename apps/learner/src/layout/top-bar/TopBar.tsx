import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SearchBox } from '../../features/search/parts/SearchBox.tsx'
import { IconButton } from '../../shared/components/IconButton.tsx'
import { useDismiss } from '../../shared/use-dismiss.ts'
import { Brand } from '../Brand.tsx'
import { MobileDrawer } from '../drawer/MobileDrawer.tsx'
import { Account } from './Account.tsx'
import { MainNav } from './MainNav.tsx'
import styles from './TopBar.module.css'
import { useSearchKey } from './use-search-key.ts'

/** The bar at the top of every page; it stays there while the page scrolls, and is as wide as a wide page. */
export function TopBar({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation()
  const [isSearchOpen, setIsSearchOpen] = useState(false)
  const searchToggle = useRef<HTMLButtonElement>(null)
  const searchRow = useRef<HTMLDivElement>(null)
  const wideSearch = useRef<HTMLInputElement>(null)
  const closeSearch = () => setIsSearchOpen(false)
  useDismiss(isSearchOpen, closeSearch, searchToggle, searchRow)
  useSearchKey(wideSearch, () => setIsSearchOpen(true))

  return (
    <header className={styles.bar}>
      <div className={`${styles.row} ${isWide ? styles.wide : ''}`}>
        <MobileDrawer />
        <Link className={styles.brand} to="/">
          <Brand />
        </Link>
        <MainNav />
        <div className={styles.search}>
          <SearchBox ref={wideSearch} />
        </div>
        <IconButton
          ref={searchToggle}
          className={styles.searchToggle}
          icon={isSearchOpen ? 'x' : 'search'}
          label={t(isSearchOpen ? 'search.close' : 'search.open')}
          aria-expanded={isSearchOpen}
          onClick={() => setIsSearchOpen(!isSearchOpen)}
        />
        <Account />
      </div>
      {isSearchOpen && (
        <div className={styles.searchRow} ref={searchRow}>
          <SearchBox autoFocus onDone={closeSearch} />
        </div>
      )}
    </header>
  )
}
