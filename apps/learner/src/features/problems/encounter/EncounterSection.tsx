import type { QuestionDetail } from '@app/contract/question/schemas'
import type { Encounter } from '@app/contract/question-encounter/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from '../../../shared/reading/Aside.module.css'
import type { QuestionStore } from '../question/QuestionStore.ts'
import { LazyEncounterDialog } from './lazy-encounter-dialog.tsx'

/** How many met the question in an interview, and where the user did. */
export function EncounterSection({ store, question }: { store: QuestionStore; question: QuestionDetail }) {
  const { t } = useTranslation('problems')
  const [isOpen, setOpen] = useState(false)
  const { encounter, encounterCount } = question
  return (
    <section>
      <h2>
        {t('aside.encounters')}
        <button type="button" className={styles.mini} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name={encounter ? 'edit' : 'plus'} size={16} />
          {t(encounter ? 'aside.encountered' : 'aside.encounter')}
        </button>
      </h2>
      <p className={styles.text}>
        {encounterCount > 0 ? t('aside.encounterCount', { count: encounterCount }) : t('aside.noEncounters')}
      </p>
      {encounter && <OwnEncounter encounter={encounter} />}
      {isOpen && (
        <LazyEncounterDialog
          question={question}
          onChange={(change) => store.changeEncounter(question.id, change)}
          onClose={() => setOpen(false)}
          outline={null}
        />
      )}
    </section>
  )
}

function OwnEncounter({ encounter: { company, role, month } }: { encounter: Encounter }) {
  const { t, i18n } = useTranslation('problems')
  const when =
    month &&
    new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(month),
    )
  const details = [company, role, when].filter(Boolean).join(' · ')
  return (
    <p className={styles.text}>
      {details === '' ? t('aside.mineEncountered') : t('aside.mineEncounteredAt', { details })}
    </p>
  )
}
