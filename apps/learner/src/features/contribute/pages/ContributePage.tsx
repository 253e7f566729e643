import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { CONTRIBUTE_TABS, ContributeStore, type ContributeTab, readPlace } from '../ContributeStore.ts'
import { LazyDrawTab } from '../draw/lazy-draw-tab.tsx'
import { EditTab } from '../edit/EditTab.tsx'
import { NewTab } from '../edit/NewTab.tsx'
import { MineTab } from '../mine/MineTab.tsx'
import styles from './ContributePage.module.css'

export const load: PageLoad = (root, { search }) => root.feature(ContributeStore).load(readPlace(search))

/** What one brings to the question bank. */
export const Page = observer(function ContributePage() {
  const { t } = useTranslation('contribute')
  const store = useFeatureStore(ContributeStore)
  const [search] = useSearchParams()
  const place = readPlace(search)
  return (
    <PageContainer>
      <h1>{t('title')}</h1>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {CONTRIBUTE_TABS.map((tab) => (
          <Link key={tab} to={addressOf(tab, search)} aria-current={tab === place.tab ? 'page' : undefined}>
            {t(`tab.${tab}`)}
            {tab === 'mine' && !!store.mine.value?.total && (
              <span className={styles.count}>{store.mine.value.total}</span>
            )}
          </Link>
        ))}
      </nav>
      {place.tab === 'edit' && <EditTab store={store} questionId={place.questionId} />}
      {place.tab === 'jing' &&
        (store.drawing ? <LazyDrawTab store={store.drawing} outline={<PageSkeleton />} /> : <PageSkeleton />)}
      {place.tab === 'new' && <NewTab store={store} />}
      {place.tab === 'mine' && <MineTab store={store} page={place.page} />}
    </PageContainer>
  )
})

/** The tab's address; the question that one edits stays with its tab. */
function addressOf(tab: ContributeTab, search: URLSearchParams): string {
  const address = new URLSearchParams({ tab })
  for (const name of ['question', 'discussion']) {
    const value = search.get(name)
    if (value !== null) address.set(name, value)
  }
  return `/contribute?${address}`
}
