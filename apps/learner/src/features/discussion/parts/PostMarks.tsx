import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import { useTranslation } from 'react-i18next'
import styles from './PostMarks.module.css'

type Marked = Pick<DiscussionSummary, 'isStarter' | 'isPinned' | 'isEssence' | 'isLocked' | 'state'>

/** 示例, 置顶, 精华, 已锁定; and to its author that others do not see it. */
export function PostMarks({ post: { isStarter, isPinned, isEssence, isLocked, state } }: { post: Marked }) {
  const { t } = useTranslation('discussion')
  return (
    <>
      {isStarter && <span className={styles.mark}>{t('mark.starter')}</span>}
      {isPinned && <span className={styles.mark}>{t('mark.pinned')}</span>}
      {isEssence && <span className={`${styles.mark} ${styles.essence}`}>{t('mark.essence')}</span>}
      {isLocked && <span className={styles.mark}>{t('mark.locked')}</span>}
      {state !== 'visible' && <span className={`${styles.mark} ${styles.unseen}`}>{t(`mark.${state}`)}</span>}
    </>
  )
}
