import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { PostMarks } from './PostMarks.tsx'
import styles from './PostRow.module.css'

interface Props {
  post: DiscussionSummary
  /** Says when it was answered last instead of when it was written. */
  isByActivity?: boolean
  /** Where all are of one author, who is named above. */
  isOfOneAuthor?: boolean
}

/** A post as a list shows it. */
export function PostRow({ post, isByActivity = false, isOfOneAuthor = false }: Props) {
  const { t } = useTranslation('discussion')
  const { id, author, category, title, excerpt, isPinned, isSolved, likeCount, commentCount } = post
  const facts = useFacts(post)
  return (
    <li>
      <article className={styles.row} data-bare={isOfOneAuthor || undefined}>
        {!isOfOneAuthor && (
          <span className={styles.picture}>
            <Avatar url={author?.avatarUrl ?? null} size={40} />
          </span>
        )}
        <div className={styles.text}>
          <h2 className={styles.title}>
            <PostMarks post={post} />
            <Link to={`/discussion/${id}`}>{title}</Link>
          </h2>
          {!isPinned && excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
          <p className={styles.meta}>
            {!isOfOneAuthor && <span className={styles.author}>{author?.username ?? t('row.gone')}</span>}
            <span>{t(`category.${category}`)}</span>
            <When post={post} isByActivity={isByActivity} />
            {likeCount > 0 && (
              <span>
                <Icon name="like" size={16} />
                <span className="visually-hidden">{t('row.likes')}</span>
                {likeCount}
              </span>
            )}
            {facts !== '' && <span className={styles.facts}>{facts}</span>}
          </p>
        </div>
        <p className={styles.count} data-solved={isSolved || undefined}>
          {(commentCount > 0 || isSolved) && (
            <>
              <b>{commentCount}</b>
              {t(isSolved ? 'row.solved' : 'row.comments')}
            </>
          )}
        </p>
      </article>
    </li>
  )
}

function When({ post, isByActivity }: { post: DiscussionSummary; isByActivity: boolean }) {
  const { t } = useTranslation('discussion')
  if (!isByActivity || post.commentCount === 0) return <TimeAgo time={post.createTime} />
  return (
    <span>
      {t('row.lastReply')}
      <TimeAgo time={post.activeTime} />
    </span>
  )
}

/** What the post is about in a few words: of a 面经 the interview, then its tags. */
function useFacts({ interview, tags }: DiscussionSummary): string {
  const { t } = useTranslation('discussion')
  const told = interview
    ? [
        interview.company,
        interview.role,
        interview.level && t(`level.${interview.level}`),
        interview.round && t(`round.${interview.round}`),
        interview.outcome && t(`outcome.${interview.outcome}`),
      ].filter(Boolean)
    : []
  return [...told, ...tags].join(t('row.dot'))
}
