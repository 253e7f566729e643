import type { Comment } from '@app/contract/comment/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../shared/components/Avatar.tsx'
import { useSiteLinks } from '../../../../shared/reading/use-site-links.ts'
import { CommentActs } from '../acts/CommentActs.tsx'
import { EditForm } from '../box/EditForm.tsx'
import { ReplyForm } from '../box/ReplyForm.tsx'
import { useComments } from '../comments-context.ts'
import { anchorOf } from '../linked-comment.ts'
import { CommentHead } from './CommentHead.tsx'
import styles from './CommentItem.module.css'

interface Props {
  comment: Comment
  isReply?: boolean
  className?: string | undefined
  /** Its replies. */
  children?: ReactNode
}

/** A comment, or the place of one that is gone. */
export const CommentItem = observer(function CommentItem({
  comment,
  isReply,
  className = '',
  children,
}: Props) {
  const { store } = useComments()
  const { id } = comment
  const isGone = comment.content === ''
  return (
    <li
      id={anchorOf(id)}
      tabIndex={-1}
      className={`${styles.comment} ${className}`}
      data-linked={store.linkedId === id || undefined}
      data-fresh={store.list.freshIds.has(id) || undefined}
    >
      {isGone ? (
        <span className={styles.place} aria-hidden="true" />
      ) : (
        <Avatar url={comment.author?.avatarUrl ?? null} size={isReply ? 28 : 32} />
      )}
      <div className={styles.body}>
        {isGone ? <Gone comment={comment} /> : <Said comment={comment} />}
        {store.reply?.to.id === id && <ReplyForm key={id} to={comment} box={store.reply.box} />}
        {children}
      </div>
    </li>
  )
})

const Said = observer(function Said({ comment }: { comment: Comment }) {
  const { store } = useComments()
  const followLinks = useSiteLinks()
  const { id, content, mentions } = comment
  return (
    <>
      <CommentHead comment={comment} />
      {store.edit?.id === id ? (
        <EditForm edit={store.edit} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is clicked. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked, too. */}
          <div className={styles.text} onClick={followLinks}>
            <Markdown
              source={content}
              mentions={mentions}
              headingShift={3}
              idPrefix={`${anchorOf(id)}-`}
              ownImagesOnly
              breaks
            />
          </div>
          <CommentActs comment={comment} />
        </>
      )}
    </>
  )
})

function Gone({ comment: { state } }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  return <p className={styles.gone}>{t(`goneAs.${state === 'visible' ? 'deleted' : state}`)}</p>
}
