import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { type PageLoad, useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import { BankGroups } from '../guest/BankGroups.tsx'
import { GuestHero } from '../guest/GuestHero.tsx'
import { InterviewsAndPosts } from '../guest/InterviewsAndPosts.tsx'
import { Loop } from '../guest/Loop.tsx'
import { HomeStore } from '../HomeStore.ts'
import { MemberHeadOutline } from '../member/MemberHeadOutline.tsx'
import styles from './HomePage.module.css'

// A guest's page comes without what it does not show.
const MemberHome = lazy(async () => ({ default: (await import('../member/MemberHome.tsx')).MemberHome }))

export const load: PageLoad = (root) => root.feature(HomeStore).load()

/**
 * Home: what the site is for a guest, what to go on with for a user. The server renders both heads, and
 * the styles show the right one from the first paint on.
 */
export const Page = observer(function HomePage() {
  const { session } = useRootStore()
  const store = useFeatureStore(HomeStore)
  const isKnown = useIsHydrated() && session.isRestored
  return (
    <PageContainer>
      {isKnown && session.isLoggedIn ? (
        <Suspense fallback={<MemberHeadOutline />}>
          <MemberHome store={store} />
        </Suspense>
      ) : (
        <>
          <div className={styles.guest}>
            <GuestHero store={store} />
            <Loop store={store} />
            <div className={styles.sections}>
              <BankGroups store={store} />
              <InterviewsAndPosts store={store} />
            </div>
          </div>
          {!isKnown && (
            <div className={styles.memberOutline}>
              <MemberHeadOutline />
            </div>
          )}
        </>
      )}
    </PageContainer>
  )
})
