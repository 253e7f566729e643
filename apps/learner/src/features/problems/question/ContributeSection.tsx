import type { QuestionDetail } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '../../../shared/reading/Aside.module.css'
import own from './ContributeSection.module.css'
import type { QuestionStore } from './QuestionStore.ts'
import { ReportDialog } from './ReportDialog.tsx'

/** Whose contributions the question holds, and the ways to make it better. */
export const ContributeSection = observer(function ContributeSection({
  store,
  question,
}: {
  store: QuestionStore
  question: QuestionDetail
}) {
  const { t } = useTranslation('problems')
  const [isReporting, setReporting] = useState(false)
  return (
    <section>
      <h2>
        {t('contribute.title')}
        <button
          type="button"
          className={styles.mini}
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        >
          {t('contribute.report')}
        </button>
      </h2>
      <p className={styles.text}>
        {t('contribute.improve')}
        <Link className={own.link} to={`/contribute?tab=edit&question=${question.id}`}>
          {t('contribute.propose')}
        </Link>
        {t('contribute.improveAfter')}
      </p>
      {store.contributors.length > 0 && (
        <p className={`${styles.text} ${own.credit}`}>
          {t('contribute.by')}
          {store.contributors.map(({ id, username }) => (
            <Link key={id} className={own.name} to={`/u/${id}`}>
              {username}
            </Link>
          ))}
        </p>
      )}
      {isReporting && <ReportDialog questionId={question.id} onClose={() => setReporting(false)} />}
    </section>
  )
})
