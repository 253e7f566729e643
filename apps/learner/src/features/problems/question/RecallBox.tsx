import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import type { QuestionStore } from './QuestionStore.ts'
import styles from './RecallBox.module.css'

/** A box to recall the answer in before it is shown; what the user types stays on this device. */
export const RecallBox = observer(function RecallBox({ store }: { store: QuestionStore }) {
  const { t } = useTranslation('problems')
  return (
    <div className={styles.recall}>
      <div className={styles.head}>
        <label htmlFor="recall">{t('recall.label')}</label>
        <span className={styles.state} role="status">
          {store.recall.trim() !== '' && t('recall.saved')}
        </span>
      </div>
      <textarea
        id="recall"
        className={styles.input}
        rows={3}
        maxLength={5000}
        placeholder={t('recall.placeholder')}
        value={store.recall}
        onChange={(event) => store.setRecall(event.target.value)}
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
