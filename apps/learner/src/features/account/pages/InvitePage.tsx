import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { isMissing } from '../../../shared/is-missing.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { LazyInvitationForm } from '../forms/lazy-forms.tsx'
import { InvitationStore } from '../stores/InvitationStore.ts'
import styles from './InvitePage.module.css'

/** Where the link of an invitation leads: its user sets a password, and is logged in. */
export const Page = observer(function InvitePage() {
  const { t } = useTranslation('account')
  const store = useFeatureStore(InvitationStore)
  const token = useSearchParams()[0].get('token') ?? ''
  const navigate = useNavigate()
  // Asked by the browser, never by the server that renders the page: links are tried by address.
  useEffect(() => {
    if (token !== '') void store.load(token)
  }, [store, token])
  const { status, error, value } = store.invited
  if (token === '' || (status === 'failed' && isMissing(error))) return <LinkVoid />
  if (status === 'failed')
    return (
      <PageContainer>
        <LoadFailed heading="h1" error={error} onRetry={() => void store.load(token)} />
      </PageContainer>
    )
  if (!value || store.token !== token) return <PageSkeleton />
  return (
    <PageContainer>
      <div className={styles.invite}>
        <h1>{t('invitation.title', { name: value.username })}</h1>
        <p className={styles.intro}>{t('invitation.intro')}</p>
        <LazyInvitationForm store={store} onAccepted={() => navigate('/', { replace: true })} />
      </div>
    </PageContainer>
  )
})

/** Used, over, or never there: nobody is told which. */
function LinkVoid() {
  const { t } = useTranslation('account')
  return (
    <PageContainer>
      <EmptyState art="lost" heading="h1" title={t('invitation.void')} hint={t('invitation.voidHint')}>
        <ButtonLink to="/login" variant="primary">
          {t('invitation.toLogin')}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
