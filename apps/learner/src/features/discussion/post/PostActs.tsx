import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { ReportButton } from '../../moderation/parts/ReportButton.tsx'
import { InviteButton } from './InviteButton.tsx'
import { OwnActs } from './OwnActs.tsx'
import styles from './PostActs.module.css'
import type { PostStore } from './PostStore.ts'
import { ShareButton } from './ShareButton.tsx'

interface Props {
  store: PostStore
  post: DiscussionDetail
}

/** What a reader can do with the post. */
export const PostActs = observer(function PostActs({ store, post }: Props) {
  const { t } = useTranslation('discussion')
  const { isLiked, likeCount, isFavourite, favouriteCount, isOwn, category, isLocked, state } = post
  const canInvite = category === 'help' && !isLocked && state === 'visible'
  return (
    <div className={styles.acts}>
      {isOwn ? (
        likeCount > 0 && (
          <span className={styles.count}>
            <Icon name="like" size={16} />
            <span className="visually-hidden">{t('row.likes')}</span>
            {likeCount}
          </span>
        )
      ) : (
        <button
          type="button"
          className={styles.act}
          aria-pressed={isLiked}
          aria-label={t('act.like', { count: likeCount })}
          onClick={() => void store.toggleLike(post)}
        >
          <Icon name="like" size={16} />
          {likeCount > 0 && likeCount}
        </button>
      )}
      <button
        type="button"
        className={styles.act}
        aria-pressed={isFavourite}
        onClick={() => void store.toggleFavourite(post)}
      >
        <Icon name="star" size={16} />
        {t('act.favourite', { count: favouriteCount })}
      </button>
      <ShareButton post={post} className={styles.act} />
      {canInvite && <InviteButton store={store} post={post} className={styles.act} />}
      {isOwn && (
        <span className={styles.own}>
          <OwnActs store={store} post={post} className={styles.act} />
        </span>
      )}
      {!isOwn && state === 'visible' && (
        <span className={styles.own}>
          <ReportButton target={{ targetType: 'discussion', targetId: post.id }} className={styles.act} />
        </span>
      )}
    </div>
  )
})
