import type { Comment } from '@app/contract/comment/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/Icon.tsx'
import { useComments } from '../comments-context.ts'
import { replyButtonOf } from './button-ids.ts'
import styles from './CommentActs.module.css'
import { CommentMenu } from './CommentMenu.tsx'

/** What one can do to a comment. */
export const CommentActs = observer(function CommentActs({ comment }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  const { store, isLocked, extra } = useComments()
  const { isLiked, likeCount, state } = comment
  const isOwn = comment.author?.id === store.userId
  const isAnswered = store.reply?.to.id === comment.id
  return (
    <div className={styles.acts}>
      {state === 'visible' && isOwn && likeCount > 0 && (
        <span className={styles.count}>
          <Icon name="like" size={16} />
          <span className="visually-hidden">{t('likes')}</span>
          {likeCount}
        </span>
      )}
      {state === 'visible' && !isOwn && (
        <button
          type="button"
          className={styles.act}
          aria-pressed={isLiked}
          aria-label={t('like', { count: likeCount })}
          onClick={() => void store.toggleLike(comment)}
        >
          <Icon name="like" size={16} />
          {likeCount > 0 && likeCount}
        </button>
      )}
      {state === 'visible' && !isLocked && (
        <button
          type="button"
          id={replyButtonOf(comment.id)}
          className={styles.act}
          aria-expanded={isAnswered}
          onClick={() => (isAnswered ? store.endReply() : store.startReply(comment))}
        >
          <Icon name="chat" size={16} />
          {t('reply')}
        </button>
      )}
      <CommentMenu comment={comment} />
      {extra?.(comment)}
    </div>
  )
})
