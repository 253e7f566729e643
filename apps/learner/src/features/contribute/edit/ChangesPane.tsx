import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../shared/components/Segments.tsx'
import styles from '../pages/ContributePage.module.css'
import { ChangeList } from './ChangeList.tsx'
import { compareQuestions } from './compare-questions.ts'
import type { ProposalStore } from './ProposalStore.ts'
import { useFieldLines } from './use-field-lines.ts'
import { WholeText } from './WholeText.tsx'

/** What the edit changes, as it is written; or the whole question as it would be. */
export const ChangesPane = observer(function ChangesPane({ store }: { store: ProposalStore }) {
  const { t } = useTranslation('contribute')
  const [view, setView] = useState<'changes' | 'whole'>('changes')
  const write = useFieldLines()
  const text = useDeferredValue(store.text)
  const { base } = store
  if (!base)
    return (
      <section aria-label={t('pane.preview')}>
        <div className={styles.sideHead}>
          <h3>{t('pane.preview')}</h3>
        </div>
        <WholeText text={text} />
        <p className={styles.note}>{t('pane.after')}</p>
      </section>
    )
  const fields = compareQuestions(base, text, write)
  return (
    <section aria-label={t('pane.changes')}>
      <div className={styles.sideHead}>
        <h3>
          {t('pane.changes')}
          {fields.length > 0 && <small>{t('pane.count', { count: fields.length })}</small>}
        </h3>
        <Segments
          label={t('pane.view')}
          options={[
            { value: 'changes', name: t('pane.changes') },
            { value: 'whole', name: t('pane.whole') },
          ]}
          value={view}
          onChoose={setView}
        />
      </div>
      {view === 'whole' ? <WholeText text={text} /> : <ChangeList fields={fields} />}
      <p className={styles.note}>{t('pane.after')}</p>
    </section>
  )
})
