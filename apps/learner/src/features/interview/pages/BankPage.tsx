import { observer } from 'mobx-react-lite'
import { useParams, useSearchParams } from 'react-router-dom'
import layout from '../../../shared/components/Columns.module.css'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { readPage } from '../../../shared/list/list-query.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { BankHead } from '../bank/BankHead.tsx'
import { BankStore } from '../bank/BankStore.ts'
import { LazyStartForm } from '../bank/lazy-start-form.tsx'
import { MyRecord } from '../bank/MyRecord.tsx'
import { StartPanel } from '../bank/StartPanel.tsx'
import { readTopics } from '../bank-address.ts'
import { HowScored } from '../HowScored.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { useIsMember } from '../use-is-member.ts'
import styles from './BankPage.module.css'

export const load: PageLoad = (root, { params, search }) =>
  root.feature(BankStore).load(Number(params.id), readTopics(search), readPage(search))

/** One interview bank: what it is, how one wants to be interviewed, and how one did. */
export const Page = observer(function BankPage() {
  const store = useFeatureStore(BankStore)
  const isMember = useIsMember()
  const id = Number(useParams().id)
  const [search] = useSearchParams()
  const { wish } = store
  const bank = store.bank.value?.id === id ? store.bank.value : undefined
  if (!bank || !wish)
    return store.bank.status === 'failed' ? (
      <NotLoaded
        error={store.bank.error}
        onRetry={() => void store.load(id, readTopics(search), readPage(search))}
      />
    ) : (
      <PageSkeleton />
    )
  return (
    <PageContainer>
      <BankHead bank={bank} />
      <div className={`${layout.columns} ${styles.columns}`}>
        <LazyStartForm store={store} bank={bank} wish={wish} />
        <aside className={styles.aside}>
          <StartPanel store={store} bank={bank} wish={wish} />
          {isMember && <MyRecord store={store} bankId={id} page={readPage(search)} />}
          <HowScored />
        </aside>
      </div>
    </PageContainer>
  )
})
