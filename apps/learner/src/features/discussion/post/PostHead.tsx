import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { Button } from '../../../shared/components/Button.tsx'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import crumbs from '../../../shared/reading/Crumbs.module.css'
import { PostMarks } from '../parts/PostMarks.tsx'
import styles from './PostHead.module.css'
import type { PostStore } from './PostStore.ts'

const PostHistory = lazy(() =>
  import('./PostHistory.tsx').then((module) => ({ default: module.PostHistory })),
)

/** Where the post stands, its title, and who wrote it when. */
export const PostHead = observer(function PostHead({
  store,
  post,
}: {
  store: PostStore
  post: DiscussionDetail
}) {
  const { t } = useTranslation('discussion')
  const { author, category, title, isWatched } = post
  const name = author?.username ?? t('row.gone')
  return (
    <header>
      <nav className={`${crumbs.crumbs} ${styles.crumbs}`} aria-label={t('post.crumbs')}>
        <Link to="/discussion">{t('list.title')}</Link>
        <Icon name="right" size={14} />
        <Link to={`/discussion?category=${category}`}>{t(`category.${category}`)}</Link>
      </nav>
      <h1 className={styles.title}>
        <PostMarks post={post} />
        {title}
      </h1>
      <div className={styles.by}>
        <Avatar url={author?.avatarUrl ?? null} />
        <p>
          {author ? <Link to={`/u/${author.id}`}>{name}</Link> : <b>{name}</b>}
          <Times post={post} />
        </p>
        <Button
          size="small"
          className={styles.watch}
          aria-pressed={isWatched}
          onClick={() => void store.toggleWatch(post)}
        >
          {t(isWatched ? 'post.watched' : 'post.watch')}
        </Button>
      </div>
    </header>
  )
})

function Times({ post }: { post: DiscussionDetail }) {
  const { t } = useTranslation('discussion')
  const [isOpen, setIsOpen] = useState(false)
  const { createTime, editTime, viewCount } = post
  return (
    <span className={styles.times}>
      <span>
        <TimeAgo time={createTime} />
        {editTime !== null && (
          <>
            {t('post.comma')}
            <button type="button" title={t('post.history')} onClick={() => setIsOpen(true)}>
              <TimeAgo time={editTime} />
              {t('post.edited')}
            </button>
          </>
        )}
      </span>
      {viewCount > 0 && <span>{t('post.views', { count: viewCount })}</span>}
      {isOpen && (
        <Suspense fallback={null}>
          <PostHistory post={post} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
