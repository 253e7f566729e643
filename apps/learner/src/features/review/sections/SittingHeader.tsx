import type { ReviewSummary } from '@app/contract/review/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { IconLink } from '../../../shared/components/IconButton.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { ReviewStore } from '../ReviewStore.ts'
import styles from './SittingHeader.module.css'

interface Props {
  store: ReviewStore
  summary: ReviewSummary
}

/** How far today's reviews have come, the way out and the way back. */
export const SittingHeader = observer(function SittingHeader({ store, summary: { done, due } }: Props) {
  const { t } = useTranslation('review')
  const total = done + due
  const { outbox } = store
  return (
    <>
      <div className={styles.header}>
        <IconLink icon="x" label={t('leave')} to="/problems" className={styles.leave ?? ''} />
        <progress
          className={styles.progress}
          value={done}
          max={Math.max(total, 1)}
          aria-label={t('progress')}
        />
        {total > 0 && (
          <span className={styles.count}>
            <b>{done}</b>/{total}
          </span>
        )}
        <Button
          variant="text"
          size="small"
          aria-keyshortcuts="z"
          disabled={!store.canUndo}
          onClick={() => void store.undo()}
        >
          <Icon name="redo" size={16} />
          {t('undo')}
        </Button>
      </div>
      <p className={styles.unsent} role="status">
        {outbox.isStuck && t('unsent', { count: outbox.steps.length })}
      </p>
    </>
  )
})
