import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { CommentItem } from './CommentItem.tsx'
import type { ShownThread } from './ShownThread.ts'
import styles from './Thread.module.css'

/** A comment with its replies under it. */
export const Thread = observer(function Thread({ thread }: { thread: ShownThread }) {
  const { t } = useTranslation('comments')
  const { root, before, behind, hiddenCount, isLoading } = thread
  return (
    <CommentItem comment={root} className={styles.thread}>
      {(before.length > 0 || behind.length > 0 || hiddenCount > 0) && (
        <ul className={styles.replies}>
          {before.map((reply) => (
            <CommentItem key={reply.id} comment={reply} isReply />
          ))}
          {hiddenCount > 0 && (
            <li className={styles.more}>
              <Button variant="link" size="small" disabled={isLoading} onClick={() => void thread.more()}>
                {t('moreReplies', { count: hiddenCount })}
              </Button>
            </li>
          )}
          {behind.map((reply) => (
            <CommentItem key={reply.id} comment={reply} isReply />
          ))}
        </ul>
      )}
    </CommentItem>
  )
})
