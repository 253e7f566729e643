import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageFailed } from '../../../shared/components/PageFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { StandingSection } from '../../contribute/parts/StandingSection.tsx'
import { KeptStore } from '../kept/KeptStore.ts'
import { LazyKeptTabs } from '../kept/lazy-kept-tabs.tsx'
import { BankMastery } from '../view/BankMastery.tsx'
import { CalendarSection } from '../view/CalendarSection.tsx'
import { Figures } from '../view/Figures.tsx'
import { MasteryRadar } from '../view/MasteryRadar.tsx'
import { ProfileHead } from '../view/ProfileHead.tsx'
import { ProfileSection } from '../view/ProfileSection.tsx'
import { ProfileStore } from '../view/ProfileStore.ts'
import { RecentRatings } from '../view/RecentRatings.tsx'
import styles from './ProfilePages.module.css'

export const load: PageLoad = async (root) => {
  await Promise.all([root.feature(ProfileStore).loadOwn(), root.feature(KeptStore).load()])
}

/** One's own page: who one is and how far one has come. */
export const Page = observer(function ProfilePage() {
  const { t } = useTranslation(['profile', 'common'])
  const { profile, learning, standing } = useFeatureStore(ProfileStore)
  const { interviews, posts } = useFeatureStore(KeptStore)
  const own = profile.value
  const year = learning.value
  if (!own || !year)
    return profile.status === 'failed' || learning.status === 'failed' ? <PageFailed /> : <PageSkeleton />
  return (
    <PageContainer>
      <ProfileHead profile={{ ...own, target: { role: own.targetRole, company: own.company } }}>
        <div className={styles.links}>
          <ButtonLink to="/contribute" variant="text">
            {t('head.contributions')}
          </ButtonLink>
          <ButtonLink to={`/u/${own.id}`} variant="text">
            {t('head.public')}
          </ButtonLink>
          <ButtonLink to="/user/edit">{t('common:title.editProfile')}</ButtonLink>
        </div>
      </ProfileHead>
      <Figures numbers={year.numbers} interviews={interviews.value?.total} posts={posts.value?.total} />
      <CalendarSection calendar={year.calendar} />
      {standing.value && <StandingSection standing={standing.value} />}
      <div className={styles.columns}>
        <section className={styles.kept} aria-label={t('kept.label')}>
          <LazyKeptTabs year={year} outline={<RecentRatings ratings={year.recentRatings} />} />
        </section>
        <ProfileSection title={t('mastery.title')} note={t('mastery.note')}>
          <MasteryRadar banks={year.banks} />
          <BankMastery banks={year.banks} />
        </ProfileSection>
      </div>
    </PageContainer>
  )
})
