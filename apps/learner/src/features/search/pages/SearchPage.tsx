import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../../shared/page-title.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { RecentSearches } from '../parts/RecentSearches.ts'
import { SearchBox } from '../parts/SearchBox.tsx'
import { Results } from '../results/Results.tsx'
import { addressOf, parseSearchQuery, type SearchQuery, withText } from '../results/search-query.ts'
import { SearchStore } from '../SearchStore.ts'
import { StartHint } from '../start/StartHint.tsx'
import styles from './SearchPage.module.css'

export const load: PageLoad = (root, { search }) => root.feature(SearchStore).load(parseSearchQuery(search))

/** Finds questions, knowledge points, posts and interviews; the address says what is looked for. */
export const Page = observer(function SearchPage() {
  const { t } = useTranslation('search')
  const store = useFeatureStore(SearchStore)
  const query = parseSearchQuery(useSearchParams()[0])
  const title = query.q === '' ? undefined : t('title', { query: query.q })
  usePageTitle(title)
  useRemembered(query.q)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title ?? t('start.title')}</h1>
      <SearchBox size="large" label={t('start.title')} query={query.q} onSearch={useSearch(query, store)} />
      {query.q === '' ? <StartHint store={store} /> : <Results store={store} query={query} />}
    </div>
  )
})

/** Goes to the results of another text; those of the same text are looked for again. */
function useSearch(query: SearchQuery, store: SearchStore) {
  const navigate = useNavigate()
  return (typed: string) => {
    const next = withText(query, typed)
    if (addressOf(next) === addressOf(query)) void store.load(query)
    else navigate(addressOf(next))
  }
}

function useRemembered(q: string): void {
  const recent = useFeatureStore(RecentSearches)
  const isKnown = recent.key !== null
  useEffect(() => {
    if (q !== '' && isKnown) recent.add(q)
  }, [recent, q, isKnown])
}
