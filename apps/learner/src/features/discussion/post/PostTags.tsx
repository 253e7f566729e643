import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { discussionAddress, everything } from '../list/discussion-query.ts'
import { TagChips } from '../tags/TagChips.tsx'
import type { PostStore } from './PostStore.ts'
import styles from './PostTags.module.css'

/** The tags of the post, each with the way to its posts and to hear of new ones. */
export const PostTags = observer(function PostTags({
  store,
  post,
}: {
  store: PostStore
  post: DiscussionDetail
}) {
  const { t } = useTranslation('discussion')
  if (post.tags.length === 0) return null
  return (
    <nav className={styles.tags} aria-label={t('post.tags')}>
      <TagChips
        tags={post.tags.map((tag) => ({ tag, isWatched: post.watchedTags.includes(tag) }))}
        addressOf={(tag) => discussionAddress({ ...everything, tag })}
        onToggle={({ tag }) => void store.toggleTagWatch(post, tag)}
      />
    </nav>
  )
})
