import type { CaseResult, Difference } from '@app/runner'
import { useTranslation } from 'react-i18next'
import styles from './ReferenceRun.module.css'
import { useDescriptions } from './use-descriptions.ts'

const MOST_DIFFERENCES = 5

/** One case of a run: whether it was passed, and where not, how the result differs. */
export function CaseOutcome({ result }: { result: CaseResult }) {
  const { t } = useTranslation('code')
  const { describeTrouble } = useDescriptions()
  const { place, name, isPassed, input, expected, actual, trouble, reason, differences } = result
  const number = place + 1
  const title = name ? t('result.named', { number, name }) : t('result.numbered', { number })
  const state = t(isPassed ? 'result.state.passed' : 'result.state.failed')
  if (isPassed)
    return (
      <li>
        {title} <span data-tone="good">{state}</span>
      </li>
    )
  const parts: [title: string, text: string][] = [
    [t('result.input'), input],
    [t('result.expected'), expected.text],
    ...(actual ? [[t('result.actual'), actual.text] satisfies [string, string]] : []),
    ...(trouble ? [[t('result.trouble'), describeTrouble(trouble)] satisfies [string, string]] : []),
    ...(reason ? [[t('result.trouble'), reason] satisfies [string, string]] : []),
  ]
  return (
    <li>
      <details>
        <summary>
          {title} <span data-tone="bad">{state}</span>
        </summary>
        <dl className={styles.parts}>
          {parts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <pre>{text}</pre>
              </dd>
            </div>
          ))}
        </dl>
        <Differences differences={differences} />
      </details>
    </li>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('code')
  if (differences.length === 0) return null
  return (
    <ul className={styles.differences}>
      {differences.slice(0, MOST_DIFFERENCES).map(({ path, expected, actual }) => {
        const where = path.length === 0 ? t('result.whole') : path.join('.')
        const key = actual === undefined ? 'missing' : expected === undefined ? 'more' : 'differs'
        return <li key={path.join()}>{t(`result.${key}`, { where, expected, actual })}</li>
      })}
      {differences.length > MOST_DIFFERENCES && (
        <li>{t('result.moreDifferences', { count: differences.length - MOST_DIFFERENCES })}</li>
      )}
    </ul>
  )
}
