import type { PaperSheet } from '@app/contract/paper/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import card from '../../review/parts/CardPage.module.css'
import styles from './Paper.module.css'
import { PaperBar } from './PaperBar.tsx'
import { PaperQuestion } from './PaperQuestion.tsx'
import type { PaperStore } from './PaperStore.ts'
import { QuestionNumbers } from './QuestionNumbers.tsx'
import { usePaperKeys } from './use-paper-keys.ts'
import { usePaperSaving } from './use-paper-saving.ts'

interface Props {
  store: PaperStore
  sheet: PaperSheet
}

/** A paper: its clock, one question at a time, and the numbers of all. */
export const Paper = observer(function Paper({ store, sheet }: Props) {
  const { t } = useTranslation('practice')
  usePaperKeys(store)
  usePaperSaving(store)
  const { current } = store
  return (
    <>
      <PaperBar store={store} sheet={sheet} />
      <div className={styles.columns}>
        <section className={styles.main} aria-label={t('paper.question')}>
          <details className={styles.numbersOnPhone}>
            <summary>
              <span>
                {t('paper.place', {
                  number: store.index + 1,
                  answered: store.answeredCount,
                  total: store.entries.length,
                })}
              </span>
              <span className={styles.toggle}>
                {t('paper.numbers')}
                <Icon name="down" size={16} />
              </span>
            </summary>
            <QuestionNumbers store={store} />
          </details>
          {current && <PaperQuestion key={current.id} store={store} entry={current} />}
          <p className={card.keys} aria-hidden="true">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t('paper.next')} · <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>{' '}
            {t('paper.turn')} · <kbd>Alt</kbd> <kbd>M</kbd> {t('paper.flag')}
          </p>
        </section>
        <aside className={styles.aside} aria-label={t('paper.numbers')}>
          <h2>{t('paper.numbers')}</h2>
          <QuestionNumbers store={store} />
          <section className={styles.rules}>
            <h2>{t('paper.rules')}</h2>
            <p>{t('paper.rulesText')}</p>
          </section>
        </aside>
      </div>
    </>
  )
})
