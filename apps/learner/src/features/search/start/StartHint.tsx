import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { searchAddress } from '../parts/search-address.ts'
import type { SearchStore } from '../SearchStore.ts'
import styles from './StartHint.module.css'

/** What one can look for, before anything is. */
export const StartHint = observer(function StartHint({ store }: { store: SearchStore }) {
  const { t } = useTranslation('search')
  const { words = [], areSearched } = store.hot.value ?? {}
  return (
    <>
      <p className={styles.hint}>{t('start.hint')}</p>
      {words.length > 0 && (
        <section aria-labelledby="hot-searches">
          <h2 id="hot-searches" className={styles.name}>
            {t(areSearched ? 'suggest.hot' : 'suggest.tags')}
          </h2>
          <ul className={styles.hot}>
            {words.map((query) => (
              <li key={query}>
                <Link to={searchAddress(query) ?? '/search'}>{query}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
})
