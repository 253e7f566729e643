import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { parseDrawFilter, toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { readPage } from '../../../shared/list/list-query.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { LazySetupForm } from '../setup/lazy-setup.tsx'
import { OpenPaper } from '../setup/OpenPaper.tsx'
import { PaperHistory } from '../setup/PaperHistory.tsx'
import { SetupStore } from '../setup/SetupStore.ts'
import styles from './PaperSetupPage.module.css'

export const load: PageLoad = (root, { search }) =>
  root.feature(SetupStore).load(parseDrawFilter(search), readPage(search))

/** Drawing a paper from the filter of the list one comes from, and the papers so far. */
export const Page = observer(function PaperSetupPage() {
  const { t } = useTranslation('practice')
  const store = useFeatureStore(SetupStore)
  const [search] = useSearchParams()
  const begun = toDrawSearch(store.beginWith(parseDrawFilter(search)))
  const filter = useMemo(() => parseDrawFilter(new URLSearchParams(begun)), [begun])
  const outline = <Skeleton className={styles.outline} />
  const isKnown = store.papers.value !== undefined || store.papers.status === 'failed'
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{t('setup.title')}</h1>
        <p className={styles.lead}>{t('setup.lead')}</p>
        {!isKnown ? (
          outline
        ) : store.open ? (
          <OpenPaper paper={store.open} />
        ) : (
          <LazySetupForm key={begun} store={store} filter={filter} outline={outline} />
        )}
        <PaperHistory store={store} page={readPage(search)} />
      </div>
    </PageContainer>
  )
})
