import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import type { SearchStore } from '../SearchStore.ts'
import type { SearchQuery } from './search-query.ts'

interface Props {
  store: SearchStore
  query: SearchQuery
}

/** The search did not come to an end; what was typed stays. */
export const Failed = observer(function Failed({ store, query }: Props) {
  const { t } = useTranslation(['search', 'common'])
  const { error } = store.results
  return (
    <EmptyState
      art="failed"
      heading="h2"
      title={t('failed')}
      hint={error instanceof Error ? error.message : ''}
    >
      <Button onClick={() => void store.load(query)}>{t('common:action.retry')}</Button>
    </EmptyState>
  )
})
