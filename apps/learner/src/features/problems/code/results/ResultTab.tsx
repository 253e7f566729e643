import type { QuestionDetail } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/Icon.tsx'
import { CaseView } from '../../parts/run/CaseView.tsx'
import type { CodeRun } from '../../parts/run/CodeRun.ts'
import { describeEnd, nameOf } from '../../parts/run/describe-run.ts'
import styles from '../../parts/run/Results.module.css'
import type { CodeStore } from '../CodeStore.ts'
import { FailureActs } from './FailureActs.tsx'

interface Props {
  store: CodeStore
  question: QuestionDetail
}

/** What came of a run: how many cases passed, and the one that is looked at. */
export const ResultTab = observer(function ResultTab({ store, question }: Props) {
  const { t } = useTranslation('code')
  const { run, view } = store
  if (!run) return <p className={styles.nothing}>{t('result.notRun')}</p>
  const place = view.place ?? run.firstFailure?.place ?? run.results[0]?.place
  const result = place === undefined ? null : run.resultOf(place)
  return (
    <>
      <Verdict store={store} run={run} />
      {result && <CaseView run={run} result={result} />}
      {run.end && !run.isPassed && <FailureActs store={store} question={question} result={result} />}
    </>
  )
})

const Verdict = observer(function Verdict({ store, run }: { store: CodeStore; run: CodeRun }) {
  const { t, i18n } = useTranslation('code')
  const { end, passed, places } = run
  const reason = describeEnd(t, run)
  const isCounted = end?.kind === 'finished' || end?.kind === 'timeout'
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(
    run.milliseconds / 1000,
  )
  return (
    <div className={styles.verdict}>
      <p role="status" data-verdict={end ? (run.isPassed ? 'passed' : 'failed') : 'running'}>
        {end ? (
          <b data-tone={run.isPassed ? 'good' : 'bad'}>
            <Icon name={run.isPassed ? 'ok' : 'bad'} />
            {isCounted ? t('result.passed', { passed, total: places.length }) : t('result.didNotRun')}
          </b>
        ) : (
          <Progress run={run} />
        )}
        {reason && <span className={styles.reason}>{reason}</span>}
        {isCounted && <span>{t('result.took', { seconds })}</span>}
      </p>
      <CaseSquares store={store} run={run} />
    </div>
  )
})

/** What one waits for: bytes of the language that come once, or the code. */
const Progress = observer(function Progress({ run }: { run: CodeRun }) {
  const { t, i18n } = useTranslation('code')
  const { loading, passed, places } = run
  if (!loading) return <b>{t('result.running', { passed, total: places.length })}</b>
  const megabytes = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  })
  return (
    <b className={styles.loading}>
      {t('result.loading', {
        loaded: megabytes.format(loading.loaded / 1e6),
        total: megabytes.format(loading.total / 1e6),
      })}
      <progress value={loading.loaded} max={loading.total} aria-label={t('result.loadingLabel')} />
    </b>
  )
})

/** A square each case; a touch shows it. */
const CaseSquares = observer(function CaseSquares({ store, run }: { store: CodeStore; run: CodeRun }) {
  const { t } = useTranslation('code')
  const { view } = store
  return (
    <fieldset className={styles.squares} aria-label={t('result.tab.cases')}>
      {run.places.map((place, at) => {
        const result = run.resultOf(place)
        const state = result ? (result.isPassed ? 'passed' : 'failed') : 'notRun'
        return (
          <button
            key={place}
            type="button"
            data-state={state}
            aria-pressed={view.place === place}
            aria-label={`${nameOf(t, run, place)} ${t(`result.state.${state}`)}`}
            disabled={!result}
            onClick={() => view.choosePlace(place)}
          >
            {at + 1}
          </button>
        )
      })}
    </fieldset>
  )
})
