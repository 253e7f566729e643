import type { Comment } from '@app/contract/comment/schemas'
import { HELD_REASONS } from '@app/contract/discussion/values'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TimeAgo } from '../../../../shared/components/TimeAgo.tsx'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import { useComments } from '../comments-context.ts'
import type { TextChange } from '../history/HistoryDialog.tsx'
import styles from './CommentHead.module.css'

const HistoryDialog = lazy(() =>
  import('../history/HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })),
)

/** Who wrote a comment, whom it answers, when, and who may see it. */
export const CommentHead = observer(function CommentHead({ comment }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  const { store, authorId } = useComments()
  const { author, answered, state, createTime, editTime } = comment
  return (
    <p className={styles.head}>
      {author ? <Link to={`/u/${author.id}`}>{author.username}</Link> : <b>{t('leftUser')}</b>}
      {author && author.id === authorId && <span className={styles.tag}>{t('author')}</span>}
      {author && author.id === store.userId && <span className={styles.tag}>{t('me')}</span>}
      {answered && (
        <span>
          {t('answers')}
          <Link to={`/u/${answered.id}`}>{answered.username}</Link>
        </span>
      )}
      <span>
        <TimeAgo time={createTime} />
        {editTime !== null && <Edited comment={comment} />}
      </span>
      {state !== 'visible' && <StateMark comment={comment} />}
    </p>
  )
})

/** Who may see a comment, and why. */
function StateMark({ comment: { state, stateReason } }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  const heldFor = state === 'held' && HELD_REASONS.find((reason) => reason === stateReason)
  const said = t(`state.${state}`)
  const why =
    state === 'hidden' && stateReason ? t('state.reason', { state: said, reason: stateReason }) : said
  return <span className={styles.state}>{heldFor ? t(`heldFor.${heldFor}`) : why}</span>
}

function Edited({ comment: { id, version, content } }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  const { api } = useRootStore()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other earlier ones.
  const load = useCallback(async (): Promise<TextChange[]> => {
    const earlier = await api.comment.revisions({ id }, { quiet: true })
    return earlier.map((revision, index) => ({
      id: revision.version,
      time: revision.createTime,
      isWithdrawn: revision.isWithdrawn,
      before: revision.content,
      after: earlier[index - 1]?.content ?? content,
    }))
  }, [api, id, version, content])
  return (
    <>
      {t('comma')}
      <button type="button" className={styles.edited} onClick={() => setOpen(true)}>
        {t('edited')}
      </button>
      {isOpen && (
        <Suspense>
          <HistoryDialog load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
