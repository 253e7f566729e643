import type { PaperEntry } from '@app/contract/paper/schemas'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './AnswerConflict.module.css'
import type { PaperStore } from './PaperStore.ts'

/** The question was answered in another tab or on another device meanwhile: the user says which answer holds. */
export function AnswerConflict({ store, theirs }: { store: PaperStore; theirs: PaperEntry }) {
  const { t } = useTranslation(['practice', 'question'])
  return (
    <Alert
      className={styles.conflict ?? ''}
      type="warning"
      title={t('paper.conflict')}
      description={
        <>
          <p className={styles.text}>
            {theirs.rating === null
              ? theirs.answer || t('paper.conflictEmpty')
              : t(`question:mastery.${theirs.rating}`)}
          </p>
          <div className={styles.acts}>
            <Button size="small" onClick={store.useTheirs}>
              {t('paper.useTheirs')}
            </Button>
            <Button size="small" type="primary" onClick={store.keepMine}>
              {t('paper.keepMine')}
            </Button>
          </div>
        </>
      }
    />
  )
}
