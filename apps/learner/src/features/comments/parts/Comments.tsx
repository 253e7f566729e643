import type { CommentSort } from '@app/contract/comment/values'
import { COMMENT_SORTS } from '@app/contract/comment/values'
import { Segmented } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { WritingBox } from './box/WritingBox.tsx'
import styles from './Comments.module.css'
import { type CommentsStore, LastComments } from './CommentsStore.ts'
import { CommentsContext } from './comments-context.ts'
import { linkedCommentOf } from './linked-comment.ts'
import { Thread } from './list/Thread.tsx'
import { useLinkedComment } from './list/use-linked-comment.ts'
import { useNews } from './list/use-news.ts'
import type { CommentSectionProps } from './section-props.ts'

/** The comments on something, and the box to write one in. */
export const Comments = observer(function Comments(props: CommentSectionProps) {
  const { targetType, targetId, isLocked = false } = props
  const { t } = useTranslation('comments')
  const store = useFeatureStore(LastComments).of({ targetType, targetId })
  const linkedId = linkedCommentOf(useLocation().hash)
  useEffect(() => void store.open(linkedId), [store, linkedId])
  useLinkedComment(store)
  useNews(store.list)
  return (
    <CommentsContext value={{ ...props, store }}>
      <Head store={store} heading={props.heading} />
      {isLocked ? (
        <p className={styles.locked}>
          <Icon name="lock" size={16} />
          {t('locked')}
        </p>
      ) : (
        <WritingBox box={store.box} label={t('box.label')} placeholder={t('box.placeholder')} isWide />
      )}
      <NewsBar store={store} />
      <List store={store} />
    </CommentsContext>
  )
})

const Head = observer(function Head({
  store: { list },
  heading,
}: {
  store: CommentsStore
  heading: string | undefined
}) {
  const { t } = useTranslation('comments')
  const title = list.commentCount > 0 ? t('count', { count: list.commentCount }) : t('title')
  return (
    <div className={styles.head}>
      <h2>
        {heading ?? title}
        {heading !== undefined && list.commentCount > 0 && <small>{title}</small>}
      </h2>
      {list.threads.length > 1 && (
        <Segmented<CommentSort>
          aria-label={t('sort.label')}
          value={list.sort}
          options={COMMENT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => void list.open(sort)}
        />
      )}
    </div>
  )
})

const NewsBar = observer(function NewsBar({ store: { list } }: { store: CommentsStore }) {
  const { t } = useTranslation('comments')
  return (
    <div role="status">
      {list.newCount > 0 && (
        <button type="button" className={styles.news} onClick={() => void list.showNews()}>
          <Icon name="up" size={16} />
          {t('news', { count: list.newCount })}
        </button>
      )}
    </div>
  )
})

/** Where the first comments will stand. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

const List = observer(function List({ store: { list } }: { store: CommentsStore }) {
  const { t } = useTranslation(['comments', 'common'])
  const { status, error } = list.opening
  if (status === 'failed' && list.threads.length === 0)
    return (
      <EmptyState art="failed" title={t('failed')} hint={error instanceof Error ? error.message : ''}>
        <Button onClick={() => void list.open()}>{t('common:action.retry')}</Button>
      </EmptyState>
    )
  if (list.threads.length === 0)
    return status === 'ready' ? <p className={styles.none}>{t('none')}</p> : <Waiting />
  return (
    <>
      <ul className={styles.threads} aria-busy={status === 'loading'}>
        {list.threads.map((thread) => (
          <Thread key={thread.root.id} thread={thread} />
        ))}
      </ul>
      {list.next && (
        <p className={styles.more}>
          <Button disabled={list.following.status === 'loading'} onClick={() => void list.more()}>
            {t('more', { count: list.nextCount })}
          </Button>
        </p>
      )}
    </>
  )
})
