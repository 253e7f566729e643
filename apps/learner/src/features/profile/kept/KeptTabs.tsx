import type { LearnerProfile } from '@app/contract/user-profile/schemas'
import { Tabs } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { RecentRatings } from '../view/RecentRatings.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { InterviewList } from './InterviewList.tsx'
import { KEPT_TABS, KeptStore } from './KeptStore.ts'
import styles from './KeptTabs.module.css'
import { NoteList } from './NoteList.tsx'
import { PostList } from './PostList.tsx'

/** What was rated last, and what the user keeps. */
export const KeptTabs = observer(function KeptTabs({ year }: { year: LearnerProfile }) {
  const { t } = useTranslation('profile')
  const store = useFeatureStore(KeptStore)
  const { interviews, favourites, notes, posts, favouritePosts } = store
  const counts = {
    recent: null,
    interviews: interviews.value?.total ?? null,
    favourites: favourites.value?.total ?? year.favouriteCount,
    notes: notes.value?.total ?? year.noteCount,
    posts: posts.value?.total ?? null,
    favouritePosts: favouritePosts.value?.total ?? null,
  }
  const lists = {
    recent: <RecentRatings ratings={year.recentRatings} />,
    interviews: <InterviewList list={interviews} onRetry={store.refresh} />,
    favourites: <FavouriteList list={favourites} onRetry={store.refresh} />,
    notes: <NoteList list={notes} onRetry={store.refresh} />,
    posts: <PostList list={posts} onRetry={store.refresh} isOwn />,
    favouritePosts: <PostList list={favouritePosts} onRetry={store.refresh} isOwn={false} />,
  }
  return (
    <Tabs
      tabBarGutter={20}
      activeKey={store.tab}
      onChange={(key) => {
        const tab = KEPT_TABS.find((name) => name === key)
        if (tab) store.open(tab)
      }}
      items={KEPT_TABS.map((key) => ({
        key,
        label: (
          <>
            {t(`kept.${key}`)}
            {!!counts[key] && <span className={styles.number}> {counts[key]}</span>}
          </>
        ),
        children: lists[key],
      }))}
    />
  )
})
