import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { LazyResult } from '../result/lazy-result.tsx'
import { ResultStore } from '../result/ResultStore.ts'

export const load: PageLoad = (root, { params }) => root.feature(ResultStore).load(Number(params.id))

/** The result of a paper. */
export const Page = observer(function PaperResultPage() {
  const { t } = useTranslation(['practice', 'common'])
  const store = useFeatureStore(ResultStore)
  const { value: result, status, error } = store.result
  if (result)
    return (
      <PageContainer>
        <LazyResult store={store} result={result} outline={<PageSkeleton />} />
      </PageContainer>
    )
  if (status !== 'failed') return <PageSkeleton />
  return (
    <LoadFailed heading="h1" error={error} onRetry={() => window.location.reload()}>
      <ButtonLink to="/problems/paper">{t('paper.toList')}</ButtonLink>
    </LoadFailed>
  )
})
