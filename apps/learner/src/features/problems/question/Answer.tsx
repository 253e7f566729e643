import type { QuestionDetail } from '@app/contract'
import type { Verdict } from '@app/recognition'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './Answer.module.css'
import type { QuestionStore } from './QuestionStore.ts'

interface Props {
  store: QuestionStore
  question: QuestionDetail
  search: string
}

/** The short answer to say aloud, its key points, the full answer, and likely follow-ups. */
export const Answer = observer(function Answer({ store, question, search }: Props) {
  const { t } = useTranslation('problems')
  const { previous, next } = store.position.value ?? {}
  return (
    <>
      <section className={styles.short} aria-labelledby="short-answer">
        <h2 id="short-answer">
          <Icon name="mic" size={16} />
          {t('answer.short')}
          <span className={styles.seconds}>
            {t('answer.seconds', { count: secondsToSay(question.shortAnswer) })}
          </span>
        </h2>
        <Markdown source={question.shortAnswer} />
      </section>
      <KeyPoints store={store} question={question} />
      <section className={styles.section} aria-labelledby="full-answer">
        <h2 id="full-answer">{t('answer.full')}</h2>
        <Markdown source={question.answer} idPrefix="answer-" />
      </section>
      {question.followUps.length > 0 && (
        <section className={styles.section} aria-labelledby="follow-ups">
          <h2 id="follow-ups">{t('answer.followUps')}</h2>
          <ul className={styles.rows}>
            {question.followUps.map((followUp) => (
              <li key={followUp}>{followUp}</li>
            ))}
          </ul>
        </section>
      )}
      <nav className={styles.neighbours} aria-label={t('answer.neighbours')}>
        {previous && (
          <Link to={`/problems/bagu/${previous.id}${search}`}>
            {t('answer.previous', { title: previous.title })}
          </Link>
        )}
        {next && (
          <Link className={styles.next} to={`/problems/bagu/${next.id}${search}`}>
            {t('answer.next', { title: next.title })}
          </Link>
        )}
      </nav>
    </>
  )
})

const KeyPoints = observer(function KeyPoints({ store, question: { keyPoints } }: Omit<Props, 'search'>) {
  const { t } = useTranslation('problems')
  if (keyPoints.length === 0) return null
  const { verdicts } = store
  const coveredCount = verdicts?.filter(({ isCovered }) => isCovered).length ?? 0
  return (
    <section className={styles.section} aria-labelledby="key-points">
      <div className={styles.sectionHead}>
        <h2 id="key-points">{t('keyPoints.title')}</h2>
        {verdicts && (
          <span>
            {t('keyPoints.covered', { covered: coveredCount, missing: verdicts.length - coveredCount })}
          </span>
        )}
      </div>
      <ul className={styles.keyPoints}>
        {keyPoints.map(({ text, weight }, index) => {
          const verdict = verdicts?.[index]
          const state = verdict ? (verdict.isCovered ? 'covered' : 'missing') : 'open'
          return (
            <li key={text} data-state={state}>
              <Icon name={ICONS[state]} size={18} />
              <span>
                {state === 'covered' && <span className="visually-hidden">{t('keyPoints.coveredMark')}</span>}
                {state === 'missing' && <span className="visually-hidden">{t('keyPoints.missingMark')}</span>}
                {text}
                {verdict && <Reason verdict={verdict} answer={store.recall} />}
              </span>
              <span className={styles.weight}>{t('keyPoints.weight', { weight })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** Why words that seem to say a key point do not count. */
function Reason({ verdict, answer }: { verdict: Verdict; answer: string }) {
  const { t } = useTranslation('problems')
  if (verdict.isCovered || verdict.miss === 'absent' || !verdict.passage) return null
  const passage = answer.slice(verdict.passage.start, verdict.passage.end)
  return <small>{t(`keyPoints.miss.${verdict.miss}`, { passage })}</small>
}

const ICONS = { covered: 'ok', missing: 'bad', open: 'target' } as const

/** At an unhurried 4.5 characters a second, in steps of five seconds. */
function secondsToSay(text: string): number {
  return Math.max(Math.round(text.length / 4.5 / 5) * 5, 5)
}
