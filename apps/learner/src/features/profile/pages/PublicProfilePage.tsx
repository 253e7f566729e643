import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageFailed } from '../../../shared/components/PageFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { isMissing } from '../../../shared/is-missing.ts'
import { readPage } from '../../../shared/list/list-query.ts'
import { type PageLoad, useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { StandingSection } from '../../contribute/parts/StandingSection.tsx'
import { ReportButton } from '../../moderation/parts/ReportButton.tsx'
import { AuthoredPosts } from '../view/AuthoredPosts.tsx'
import { BankMastery } from '../view/BankMastery.tsx'
import { CalendarSection } from '../view/CalendarSection.tsx'
import { Figures } from '../view/Figures.tsx'
import { ProfileHead } from '../view/ProfileHead.tsx'
import { ProfileSection } from '../view/ProfileSection.tsx'
import { ProfileStore } from '../view/ProfileStore.ts'
import styles from './ProfilePages.module.css'

export const load: PageLoad = (root, { params, search }) =>
  root.feature(ProfileStore).loadPublic(Number(params.id), readPage(search))

/** What a user shows to everybody. */
export const Page = observer(function PublicProfilePage() {
  const { t } = useTranslation('profile')
  const store = useFeatureStore(ProfileStore)
  const { shown, standing, posts } = store
  const { session } = useRootStore()
  const id = Number(useParams().id)
  if (shown.status === 'failed') return isMissing(shown.error) ? <Missing /> : <PageFailed />
  if (shown.value?.id !== id) return <PageSkeleton />
  const { numbers, calendar, banks } = shown.value
  return (
    <PageContainer>
      <ProfileHead profile={shown.value}>
        {session.user && session.user.id !== id && (
          <ReportButton target={{ targetType: 'user', targetId: id }} className={styles.report} />
        )}
      </ProfileHead>
      {numbers && <Figures numbers={numbers} />}
      {standing.value && <StandingSection standing={standing.value} />}
      {calendar && <CalendarSection calendar={calendar} />}
      {banks && (
        <ProfileSection title={t('mastery.title')} note={t('mastery.note')}>
          <BankMastery banks={banks} />
        </ProfileSection>
      )}
      <AuthoredPosts store={store} />
      {!numbers && !calendar && !banks && !posts.value?.total && (
        <p>{t('public.nothing', { name: shown.value.username })}</p>
      )}
    </PageContainer>
  )
})

function Missing() {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <PageContainer>
      <EmptyState art="lost" heading="h1" title={t('public.missing')} hint={t('public.missingHint')}>
        <ButtonLink to="/" variant="primary">
          {t('common:action.goHome')}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
