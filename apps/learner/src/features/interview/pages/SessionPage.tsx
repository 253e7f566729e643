import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { bankAddress } from '../bank-address.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { InterviewStore } from '../session/InterviewStore.ts'
import { LazyInterview } from '../session/lazy-interview.tsx'

export const load: PageLoad = (root, { params }) => root.feature(InterviewStore).load(Number(params.id))

/** An interview while it goes on; once it is over, its result. */
export const Page = observer(function SessionPage() {
  const { t } = useTranslation('interview')
  const store = useFeatureStore(InterviewStore)
  const id = Number(useParams().id)
  const session = store.session.value?.id === id ? store.session.value : undefined
  if (!session)
    return store.session.status === 'failed' ? (
      <NotLoaded error={store.session.error} onRetry={() => void store.load(id)} />
    ) : (
      <PageSkeleton />
    )
  if (store.isOver) return <Navigate replace to={`/interview/result/${id}`} />
  if (store.isVoid)
    return (
      <EmptyState art="finished" heading="h1" title={t('void.title')} hint={t('void.hint')}>
        <ButtonLink
          variant="primary"
          to={session.bankId === null ? '/interview' : bankAddress(session.bankId)}
        >
          {t('void.again')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <h1 className="visually-hidden">{t('session.title', { name: session.bankName })}</h1>
      <LazyInterview store={store} session={session} outline={<PageSkeleton />} />
    </>
  )
})
