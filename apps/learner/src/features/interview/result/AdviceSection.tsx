import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bankAddress } from '../bank-address.ts'
import styles from './AdviceSection.module.css'
import { type Advice, adviceOf, type Gap } from './advice.ts'

/** What went well, what was missing, and what to do next, as the key points say. */
export function AdviceSection({ result }: { result: InterviewResult }) {
  const { t } = useTranslation(['interview', 'checking'])
  const advice = useMemo(() => adviceOf(result), [result])
  const { strengths, gaps } = advice
  const isUnchecked = result.uncheckedCount > 0
  return (
    <div className={styles.advice}>
      <section>
        <h2>{t('advice.strengths')}</h2>
        {strengths.length === 0 ? (
          <p>{t(isUnchecked ? 'advice.afterChecking' : 'advice.noStrengths')}</p>
        ) : (
          <ul>
            {strengths.map(({ place, title, kind }) => (
              <li key={place}>
                {title}
                <small>{t(`advice.strength.${kind}`)}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('advice.gaps')}</h2>
        {gaps.length === 0 ? (
          <p>{t(isUnchecked ? 'advice.noGapsYet' : 'advice.noGaps')}</p>
        ) : (
          <ul>
            {gaps.map((gap) => (
              <li key={keyOf(gap)}>
                <GapText gap={gap} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <NextSteps result={result} advice={advice} />
    </div>
  )
}

const keyOf = (gap: Gap) => `${gap.place} ${gap.kind === 'rule' ? gap.rule : gap.point}`

function GapText({ gap }: { gap: Gap }) {
  const { t } = useTranslation(['interview', 'checking'])
  if (gap.kind === 'rule')
    return (
      <>
        {gap.title}
        <small>{t(`checking:rule.${gap.rule}`)}</small>
      </>
    )
  return t(`advice.${gap.kind}`, { topic: gap.topic, point: gap.point })
}

function NextSteps({ result, advice }: { result: InterviewResult; advice: Advice }) {
  const { t } = useTranslation(['interview', 'checking'])
  const { bankId, missedCount, reviewedCount, uncheckedCount } = result
  const { training, topics } = advice
  return (
    <section>
      <h2>{t('advice.next')}</h2>
      <ol>
        {uncheckedCount > 0 && <li>{t('advice.check', { count: uncheckedCount })}</li>}
        {missedCount > 0 && (
          <li>
            {reviewedCount > 0 ? (
              <Link to="/problems/review">{t('advice.review', { count: reviewedCount })}</Link>
            ) : (
              t('advice.add', { count: missedCount })
            )}
          </li>
        )}
        {training.map(({ id, title }) => (
          <li key={id}>
            {t('advice.train')}
            <Link to={`/problems/bagu/${id}`}>{title}</Link>
          </li>
        ))}
        {bankId !== null && (
          <li>
            <Link to={bankAddress(bankId, topics)}>
              {topics.length > 0
                ? t('advice.againOn', { topics: topics.join(t('comma')) })
                : t('advice.again')}
            </Link>
          </li>
        )}
      </ol>
    </section>
  )
}
