import type { Comment } from '@app/contract/comment/schemas'
import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './AcceptMark.module.css'
import acts from './PostActs.module.css'
import type { PostStore } from './PostStore.ts'

interface Props {
  store: PostStore
  post: DiscussionDetail
  comment: Comment
}

/** That a comment is the accepted answer, and the author's way to make it so. */
export const AcceptMark = observer(function AcceptMark({ store, post, comment }: Props) {
  const { t } = useTranslation('discussion')
  const isAccepted = post.acceptedCommentId === comment.id
  const canAccept = post.isOwn && post.category === 'help' && comment.state === 'visible'
  if (!isAccepted && !canAccept) return null
  return (
    <>
      {isAccepted && (
        <span className={`${acts.act} ${styles.accepted}`}>
          <Icon name="ok" size={16} />
          {t('answer.accepted')}
        </span>
      )}
      {canAccept && (
        <button
          type="button"
          className={acts.act}
          onClick={() => void store.toggleAccepted(post, comment.id)}
        >
          {!isAccepted && <Icon name="check" size={16} />}
          {t(isAccepted ? 'answer.takeBack' : 'answer.accept')}
        </button>
      )}
    </>
  )
})
