import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { HELD_REASONS } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './PostNotices.module.css'

/** What a reader must know before they read: who sees the post, and where its answer is. */
export function PostNotices({ post }: { post: DiscussionDetail }) {
  const { t } = useTranslation('discussion')
  const { state, stateReason, isLocked, acceptedCommentId } = post
  const heldFor = state === 'held' && HELD_REASONS.find((reason) => reason === stateReason)
  return (
    <>
      {state !== 'visible' && (
        <p className={styles.warning} role="status">
          <Icon name="info" size={18} />
          <span>
            {heldFor ? t(`state.heldFor.${heldFor}`) : t(`state.${state}`)}
            {state === 'hidden' && stateReason !== '' && t('state.reason', { reason: stateReason })}
          </span>
        </p>
      )}
      {isLocked && (
        <p className={styles.note}>
          <Icon name="info" size={18} />
          {t('state.locked')}
        </p>
      )}
      {acceptedCommentId !== null && (
        <p className={styles.solved}>
          <Icon name="ok" size={18} />
          {t('post.solved')}
          <Link to={`#comment-${acceptedCommentId}`}>{t('post.toAnswer')}</Link>
        </p>
      )}
    </>
  )
}
