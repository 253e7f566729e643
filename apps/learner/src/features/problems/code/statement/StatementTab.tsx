import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconLink } from '../../../../shared/components/IconButton.tsx'
import { formatDaysAgo } from '../../../../shared/format-time.ts'
import { Icon } from '../../../../shared/Icon.tsx'
import article from '../../../../shared/reading/Article.module.css'
import crumbs from '../../../../shared/reading/Crumbs.module.css'
import { toSearch } from '../../list/question-list-query.ts'
import { DifficultyLabel } from '../../parts/DifficultyLabel.tsx'
import { FrequencyMark } from '../../parts/FrequencyMark.tsx'
import { ProgramText } from '../../parts/run/ProgramText.tsx'
import type { CodeStore } from '../CodeStore.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import styles from './StatementTab.module.css'

/** What is asked: statement, examples, constraints, and hints that open one by one. */
export const StatementTab = observer(function StatementTab(props: WorkbenchProps) {
  const { store, question, program } = props
  return (
    <article className={styles.article}>
      <Place {...props} />
      <h1>{question.title}</h1>
      <Meta {...props} />
      <ProgramText program={program} />
      <Hints store={store} hints={program.hints} />
    </article>
  )
})

const Place = observer(function Place({ questions, question, search }: WorkbenchProps) {
  const { t } = useTranslation(['problems', 'code'])
  const { previous, next, position, total } = questions.position.value ?? {}
  const inBank = toSearch({ bankId: question.bankId, sort: 'default', page: 1 })
  return (
    <div className={styles.place}>
      <nav className={crumbs.crumbs} aria-label={t('question.place')}>
        <Link to="/problems">{t('rail.title')}</Link>
        <Icon name="right" size={14} />
        <Link to={`/problems${inBank}`}>{question.bankName}</Link>
      </nav>
      <nav className={styles.neighbours} aria-label={t('answer.neighbours')}>
        {position && total && <span>{t('code:place', { position, total })}</span>}
        {previous && (
          <IconLink
            icon="left"
            label={t('answer.previous', { title: previous.title })}
            to={`/problems/bagu/${previous.id}${search}`}
          />
        )}
        {next && (
          <IconLink
            icon="right"
            label={t('answer.next', { title: next.title })}
            to={`/problems/bagu/${next.id}${search}`}
          />
        )}
      </nav>
    </div>
  )
})

const Meta = observer(function Meta({ question }: WorkbenchProps) {
  const { t, i18n } = useTranslation(['problems', 'question'])
  const { difficulty, frequency, tags, bankId, encounterCount, mastery, lastRatedTime } = question
  return (
    <p className={article.meta}>
      <DifficultyLabel difficulty={difficulty} />
      <FrequencyMark frequency={frequency} />
      {tags.map((tag) => (
        <Link key={tag} to={`/problems${toSearch({ bankId, tags: [tag], sort: 'default', page: 1 })}`}>
          {tag}
        </Link>
      ))}
      {encounterCount > 0 && <span>{t('question.encounters', { count: encounterCount })}</span>}
      {lastRatedTime && (
        <span>
          {t('question.lastRated', {
            mastery: t(`question:mastery.${mastery}`),
            when: formatDaysAgo(lastRatedTime, i18n.language),
          })}
        </span>
      )}
    </p>
  )
})

const Hints = observer(function Hints({ store, hints }: { store: CodeStore; hints: readonly string[] }) {
  const { t } = useTranslation('code')
  const { openHints, openHint } = store
  if (hints.length === 0) return null
  return (
    <section aria-label={t('statement.hints')}>
      <ul className={styles.hints}>
        {hints.map((hint, at) => (
          <li key={hint}>
            <button
              type="button"
              aria-expanded={at < openHints}
              disabled={at > openHints}
              onClick={() => at === openHints && openHint()}
            >
              {t('statement.hint', { number: at + 1 })}
              <Icon name="down" size={16} />
            </button>
            {at < openHints && <Markdown source={hint} idPrefix={`hint-${at}-`} />}
          </li>
        ))}
      </ul>
    </section>
  )
})
