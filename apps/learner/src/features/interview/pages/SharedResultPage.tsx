import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { isMissing } from '../../../shared/is-missing.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { SharedHead } from '../shared/SharedHead.tsx'
import { SharedNotes } from '../shared/SharedNotes.tsx'
import { SharedQuestions } from '../shared/SharedQuestions.tsx'
import { SharedScore } from '../shared/SharedScore.tsx'
import { SharedStore } from '../shared/SharedStore.ts'
import { WhatIsPublic } from '../shared/WhatIsPublic.tsx'

export const load: PageLoad = (root, { params }) => root.feature(SharedStore).load(params.token ?? '')

/** The result of somebody's interview, as far as they show it to who has the link. */
export const Page = observer(function SharedResultPage() {
  const store = useFeatureStore(SharedStore)
  const { token = '' } = useParams()
  const { status, error, value } = store.shared
  if (status === 'failed')
    return isMissing(error) ? <Gone /> : <NotLoaded error={error} onRetry={() => void store.load(token)} />
  if (!value || store.token !== token) return <PageSkeleton />
  return (
    <PageContainer>
      <SharedHead shared={value} />
      <SharedScore shared={value} />
      {value.questions && <SharedQuestions username={value.username} questions={value.questions} />}
      <WhatIsPublic shared={value} />
      <SharedNotes shared={value} />
    </PageContainer>
  )
})

/** Revoked, expired, or never there: nobody is told which. */
function Gone() {
  const { t } = useTranslation('interview')
  return (
    <EmptyState art="lost" heading="h1" title={t('shared.gone')} hint={t('shared.goneHint')}>
      <ButtonLink to="/interview">{t('missing.action')}</ButtonLink>
    </EmptyState>
  )
}
