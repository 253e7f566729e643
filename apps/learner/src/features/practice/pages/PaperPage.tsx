import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { LazyPaper } from '../paper/lazy-paper.tsx'
import { PaperStore } from '../paper/PaperStore.ts'

export const load: PageLoad = (root, { params }) => root.feature(PaperStore).load(Number(params.id))

/** A paper to be answered; once it is over, its result. */
export const Page = observer(function PaperPage() {
  const { t } = useTranslation(['practice', 'common'])
  const store = useFeatureStore(PaperStore)
  const nameOf = useFilterWords()
  const { value: sheet, status, error } = store.sheet
  if (!sheet)
    return status === 'failed' ? (
      <LoadFailed heading="h1" error={error} onRetry={() => window.location.reload()}>
        <ButtonLink to="/problems/paper">{t('paper.toList')}</ButtonLink>
      </LoadFailed>
    ) : (
      <PageSkeleton />
    )
  if (store.isOver) return <Navigate replace to={`/problems/paper/${sheet.id}/result`} />
  return (
    <>
      <h1 className="visually-hidden">{t('paper.title', { name: nameOf(sheet).name })}</h1>
      <LazyPaper store={store} sheet={sheet} outline={<PageSkeleton />} />
    </>
  )
})
