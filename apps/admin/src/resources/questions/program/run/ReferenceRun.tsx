import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../language-names.ts'
import { CaseOutcome } from './CaseOutcome.tsx'
import styles from './ReferenceRun.module.css'
import type { Outcome } from './run-references.ts'
import { useDescriptions } from './use-descriptions.ts'
import { useReferenceRun } from './use-reference-run.ts'

const MEGABYTE = 1_000_000

/** One run of the references and the wrong solutions, as they stand in the form. */
export default function ReferenceRun() {
  const { t, i18n } = useTranslation('admin')
  const list = new Intl.ListFormat(i18n.language)
  const { faults, outcomes, loading, isRunning, failure } = useReferenceRun()
  const toMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)
  return (
    <div className={styles.run} role="status">
      {faults.length > 0 && (
        <p data-tone="bad">
          {t('program.run.unfit', {
            fields: list.format(faults.map((field) => t(`program.field.${field}`))),
          })}
        </p>
      )}
      {failure !== null && <p data-tone="bad">{failure}</p>}
      {outcomes.map((outcome) => (
        <OutcomeView key={`${outcome.language}-${outcome.wrong}`} outcome={outcome} />
      ))}
      {isRunning && <p>{t('program.run.running')}</p>}
      {loading && (
        <p>
          {t('program.run.loading', {
            loaded: toMegabytes(loading.loaded),
            total: toMegabytes(loading.total),
          })}
        </p>
      )}
    </div>
  )
}

function OutcomeView({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('admin')
  const { describeEnd } = useDescriptions()
  const { language, wrong, results, isRight } = outcome
  const passed = results.filter(({ isPassed }) => isPassed).length
  const values = { language: LANGUAGE_NAMES[language], number: wrong }
  const Icon = isRight ? CheckCircleOutlined : ErrorOutlineOutlined
  const ended = describeEnd(outcome)
  return (
    <details className={styles.outcome} open={!isRight}>
      <summary data-tone={isRight ? 'good' : 'bad'}>
        <Icon fontSize="small" />
        <b>{t(wrong > 0 ? 'program.run.wrong' : 'program.run.reference', values)}</b>
        <span>{t('program.run.passed', { passed, total: results.length })}</span>
        {wrong > 0 && <span>{t(isRight ? 'program.run.refused' : 'program.run.passes')}</span>}
      </summary>
      {ended !== '' && <p data-tone={isRight ? undefined : 'bad'}>{ended}</p>}
      <ol>
        {results.map((result) => (
          <CaseOutcome key={result.place} result={result} />
        ))}
      </ol>
    </details>
  )
}
