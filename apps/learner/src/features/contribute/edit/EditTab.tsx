import { ApiError } from '@app/api-client'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import type { ContributeStore } from '../ContributeStore.ts'
import { LazyProposalForm } from './lazy-proposal-form.tsx'

/** Editing one question. */
export const EditTab = observer(function EditTab({
  store,
  questionId,
}: {
  store: ContributeStore
  questionId: number | null
}) {
  const { t } = useTranslation(['contribute', 'common'])
  const { toasts } = useRootStore()
  const navigate = useNavigate()
  const { start, proposal } = store
  if (questionId === null)
    return (
      <EmptyState art="soon" heading="h2" title={t('edit.none')} hint={t('edit.noneHint')}>
        <ButtonLink to="/problems">{t('edit.browse')}</ButtonLink>
      </EmptyState>
    )
  if (start.status === 'failed')
    return (
      <EmptyState
        art="failed"
        heading="h2"
        title={t('edit.failed')}
        hint={start.error instanceof ApiError ? start.error.message : ''}
      >
        <Button onClick={() => void store.load({ tab: 'edit', questionId, discussionId: null, page: 1 })}>
          {t('common:action.retry')}
        </Button>
      </EmptyState>
    )
  if (proposal?.question?.id !== questionId || !start.value) return <PageSkeleton />
  const handleSent = () => {
    toasts.success(t('edit.sent'))
    void navigate('/contribute?tab=mine')
  }
  return (
    <LazyProposalForm
      key={questionId}
      store={proposal}
      banks={[]}
      pending={start.value.pending}
      onSent={handleSent}
      outline={<PageSkeleton />}
    />
  )
})
