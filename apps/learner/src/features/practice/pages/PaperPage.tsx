import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
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
      <EmptyState
        art="failed"
        heading="h1"
        title={t('common:page.loadFailed')}
        hint={error instanceof Error ? error.message : t('common:page.loadFailedHint')}
      >
        <Button onClick={() => window.location.reload()}>{t('common:action.retry')}</Button>
        <ButtonLink to="/problems/paper">{t('paper.toList')}</ButtonLink>
      </EmptyState>
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
