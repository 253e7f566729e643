import type { DiscussionRecord } from '@app/contract/discussion-record/schemas'
import { useTranslation } from 'react-i18next'
import styles from './DiscussionMarks.module.css'

/** What admins have marked a post with. */
export function DiscussionMarks({ post }: { post: DiscussionRecord }) {
  const { t } = useTranslation('admin')
  const marks = [
    post.isPinned && t('discussions.mark.pinned'),
    post.isEssence && t('discussions.mark.essence'),
    post.isLocked && t('discussions.mark.locked'),
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
    </span>
  )
}
