import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { UnsubscribeStore } from '../UnsubscribeStore.ts'

/** Where the link in a mail leads: asks before it ends the mails, as mail programs open links by themselves. */
export const Page = observer(function UnsubscribePage() {
  const { t } = useTranslation('messages')
  const { request, unsubscribe } = useUnsubscribe()
  const settings = <ButtonLink to="/user/settings#messages">{t('unsubscribe.settings')}</ButtonLink>
  return (
    <PageContainer>
      <div role="status">
        {request.status === 'ready' ? (
          <EmptyState
            art="finished"
            heading="h1"
            title={t('unsubscribe.done')}
            hint={t('unsubscribe.doneHint')}
          >
            {settings}
          </EmptyState>
        ) : request.status === 'failed' ? (
          <EmptyState
            art="failed"
            heading="h1"
            title={t('unsubscribe.failed')}
            hint={t('unsubscribe.failedHint')}
          >
            {settings}
          </EmptyState>
        ) : (
          <EmptyState art="quiet" heading="h1" title={t('unsubscribe.title')} hint={t('unsubscribe.hint')}>
            <Button variant="primary" disabled={request.status === 'loading'} onClick={unsubscribe}>
              {t('unsubscribe.action')}
            </Button>
            {settings}
          </EmptyState>
        )}
      </div>
    </PageContainer>
  )
})

function useUnsubscribe() {
  const store = useFeatureStore(UnsubscribeStore)
  const token = useSearchParams()[0].get('token') ?? ''
  return { request: store.request, unsubscribe: () => void store.unsubscribe(token) }
}
