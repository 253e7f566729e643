import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { LazyResult } from '../result/lazy-result.tsx'
import { ResultStore } from '../result/ResultStore.ts'

export const load: PageLoad = (root, { params }) => root.feature(ResultStore).load(Number(params.id))

/** The result of an interview. */
export const Page = observer(function ResultPage() {
  const { t } = useTranslation('interview')
  const store = useFeatureStore(ResultStore)
  const id = Number(useParams().id)
  useEffect(() => store.leave, [store])
  const { status, error } = store.result
  const result = store.result.value?.id === id ? store.result.value : undefined
  if (result)
    return (
      <PageContainer>
        <LazyResult store={store} result={result} outline={<PageSkeleton />} />
      </PageContainer>
    )
  if (store.isBeingScored)
    return <EmptyState art="soon" heading="h1" title={t('result.scoring')} hint={t('result.scoringHint')} />
  if (status !== 'failed') return <PageSkeleton />
  if (error instanceof ApiError && error.code === Code.conflict)
    return (
      <EmptyState art="soon" heading="h1" title={t('result.notYet')} hint={t('result.notYetHint')}>
        <ButtonLink variant="primary" to={`/interview/session/${id}`}>
          {t('result.toSession')}
        </ButtonLink>
      </EmptyState>
    )
  return <NotLoaded error={error} onRetry={() => void store.load(id)} />
})
