import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import { PostMarks } from '../../discussion/parts/PostMarks.tsx'
import { KeptList } from './KeptList.tsx'
import type { KeptStore } from './KeptStore.ts'
import styles from './KeptTabs.module.css'

interface PostListProps {
  list: KeptStore['posts']
  onRetry: () => void
  /** Whether they are the user's own, rather than favourites. */
  isOwn: boolean
}

export const PostList = observer(function PostList({ list, onRetry, isOwn }: PostListProps) {
  const { t } = useTranslation('profile')
  const empty = isOwn ? (
    <>
      {t('kept.noPosts')} <Link to="/discussion/create">{t('kept.write')}</Link>
    </>
  ) : (
    <>
      {t('kept.noFavouritePosts')} <Link to="/discussion">{t('kept.toForum')}</Link>
    </>
  )
  return (
    <KeptList
      list={list}
      onRetry={onRetry}
      empty={empty}
      renderRow={(post) => <PostRow key={post.id} post={post} />}
    >
      <Link to="/discussion">{t('kept.toForum')}</Link>
    </KeptList>
  )
})

function PostRow({ post }: { post: DiscussionSummary }) {
  const { t } = useTranslation(['profile', 'discussion'])
  const { id, title, category, createTime, likeCount, commentCount } = post
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        <PostMarks post={post} />
        <Link to={`/discussion/${id}`}>{title}</Link>
      </span>
      <TimeAgo time={createTime} />
      <span className={styles.about}>
        <span>{t(`discussion:category.${category}`)}</span>
        {likeCount > 0 && <span>{t('kept.likes', { count: likeCount })}</span>}
        {commentCount > 0 && <span>{t('kept.comments', { count: commentCount })}</span>}
      </span>
    </li>
  )
}
