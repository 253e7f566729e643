import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EntryDraft } from './EntryDraft.ts'
import type { PaperStore } from './PaperStore.ts'
import styles from './QuestionNumbers.module.css'

/** The numbers of a paper's questions: what is answered, what is flagged, which is shown. */
export const QuestionNumbers = observer(function QuestionNumbers({ store }: { store: PaperStore }) {
  const { t } = useTranslation('practice')
  const { entries, answeredCount, index, flagged } = store
  const describe = ({ isAnswered, content }: EntryDraft, at: number) =>
    [
      t('paper.number', { number: at + 1 }),
      t(isAnswered ? 'paper.isAnswered' : 'paper.isOpen'),
      ...(content.isFlagged ? [t('paper.isFlagged')] : []),
    ].join(t('filter.comma'))
  return (
    <>
      <div className={styles.numbers}>
        {entries.map((entry, at) => (
          <button
            key={entry.id}
            type="button"
            aria-label={describe(entry, at)}
            aria-current={at === index ? 'true' : undefined}
            data-answered={entry.isAnswered}
            data-flagged={entry.content.isFlagged}
            onClick={() => store.goTo(at)}
          >
            {at + 1}
          </button>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="answered">{t('paper.legendAnswered', { value: answeredCount })}</span>
        <span data-kind="open">{t('paper.legendOpen', { value: entries.length - answeredCount })}</span>
        <span data-kind="current">{t('paper.legendCurrent')}</span>
        <span data-kind="flagged">{t('paper.legendFlagged', { value: flagged.length })}</span>
      </p>
    </>
  )
})
