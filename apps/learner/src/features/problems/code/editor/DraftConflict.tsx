import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import type { CodeDraft } from '../draft/CodeDraft.ts'
import styles from './DraftConflict.module.css'

/** The code was changed elsewhere too: both are there, one is chosen. */
export const DraftConflict = observer(function DraftConflict({ draft }: { draft: CodeDraft }) {
  const { t } = useTranslation('code')
  if (!draft.conflict) return null
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('draft.conflict')}</p>
      <pre>{draft.conflict.theirs?.code ?? t('draft.deletedElsewhere')}</pre>
      <div className={styles.acts}>
        <Button size="small" onClick={() => void draft.keepMine()}>
          {t('draft.keepMine')}
        </Button>
        <Button size="small" onClick={draft.takeTheirs}>
          {t('draft.takeTheirs')}
        </Button>
      </div>
    </div>
  )
})
