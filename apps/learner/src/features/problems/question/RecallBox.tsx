import { MAX_RECALL } from '@app/contract/question-answer/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import type { QuestionStore } from './QuestionStore.ts'
import styles from './RecallBox.module.css'
import { useRecallSaving } from './use-recall-saving.ts'

/** A box to recall the answer in before it is shown; what the user types stays with their account. */
export const RecallBox = observer(function RecallBox({ store }: { store: QuestionStore }) {
  const { t } = useTranslation('problems')
  const { recalled } = store
  useRecallSaving(recalled)
  return (
    <div className={styles.recall}>
      <div className={styles.head}>
        <label htmlFor="recall">{t('recall.label')}</label>
        <span className={styles.state} role="status">
          {recalled?.answer.trim() && t(recalled.isStuck ? 'recall.stuck' : 'recall.saved')}
        </span>
      </div>
      <textarea
        id="recall"
        className={styles.input}
        rows={3}
        maxLength={MAX_RECALL}
        placeholder={t('recall.placeholder')}
        value={recalled?.answer ?? ''}
        onChange={(event) => recalled?.setAnswer(event.target.value)}
      />
      <Button
        variant={store.isRevealed ? 'default' : 'primary'}
        aria-expanded={store.isRevealed}
        onClick={() => store.setRevealed(!store.isRevealed)}
      >
        {t(store.isRevealed ? 'recall.hide' : 'recall.reveal')}
        <kbd className={styles.key}>{t('recall.key')}</kbd>
      </Button>
    </div>
  )
})
