import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import type { ContributeStore } from '../ContributeStore.ts'
import { LazyProposalForm } from './lazy-proposal-form.tsx'

/** Proposing a question that the bank does not have. */
export const NewTab = observer(function NewTab({ store }: { store: ContributeStore }) {
  const { t } = useTranslation('contribute')
  const { toasts } = useRootStore()
  const navigate = useNavigate()
  const { creation, banks } = store
  if (!creation || !banks.value) return <PageSkeleton />
  const handleSent = () => {
    store.endNew()
    toasts.success(t('edit.sent'))
    void navigate('/contribute?tab=mine')
  }
  return (
    <LazyProposalForm
      store={creation}
      banks={banks.value}
      pending={[]}
      onSent={handleSent}
      outline={<PageSkeleton />}
    />
  )
})
