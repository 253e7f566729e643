import type { QuestionDetail } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AssistantDrawerState } from '../../../shared/assistant/AssistantDrawerState.ts'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { Icon } from '../../../shared/Icon.tsx'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import { FavouriteButton } from '../../../shared/question/FavouriteButton.tsx'
import styles from '../../../shared/reading/Article.module.css'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { type QuestionListQuery, toSearch } from '../list/question-list-query.ts'
import { Answer } from './Answer.tsx'
import type { QuestionStore } from './QuestionStore.ts'
import { RecallBox } from './RecallBox.tsx'

interface Props {
  store: QuestionStore
  question: QuestionDetail
  query: QuestionListQuery
}

/** The question, the box to recall it in, and its answer once the user reveals it. */
export const QuestionArticle = observer(function QuestionArticle({ store, question, query }: Props) {
  const { t } = useTranslation('problems')
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  return (
    <article className={styles.article}>
      <div className={styles.top}>
        <nav className={styles.crumbs} aria-label={t('question.place')}>
          <Link to="/problems">{t('rail.title')}</Link>
          <Icon name="right" size={14} />
          <Link to={`/problems${toSearch({ bankId: question.bankId, sort: 'default', page: 1 })}`}>
            {question.bankName}
          </Link>
        </nav>
        <div className={styles.acts}>
          <FavouriteButton
            isFavourite={question.isFavourite}
            subject={question.title}
            onToggle={() => void store.toggleFavourite()}
          />
          <IconButton
            icon="robot"
            label={t('question.askAi')}
            title={t('question.askAi')}
            onClick={openAboutPage}
          />
        </div>
      </div>
      <h1 className={styles.title}>{question.title}</h1>
      <QuestionMeta question={question} />
      <RecallBox store={store} />
      {store.isRevealed && (
        <Answer store={store} question={question} search={toSearch({ ...query, page: 1 })} />
      )}
    </article>
  )
})

function QuestionMeta({ question }: { question: QuestionDetail }) {
  const { t, i18n } = useTranslation(['problems', 'question'])
  const { difficulty, tags, bankId, encounterCount, viewCount, mastery, lastRatedTime } = question
  return (
    <p className={styles.meta}>
      <DifficultyLabel difficulty={difficulty} />
      {tags.map((tag) => (
        <Link key={tag} to={`/problems${toSearch({ bankId, tag, sort: 'default', page: 1 })}`}>
          {tag}
        </Link>
      ))}
      {encounterCount > 0 && <span>{t('question.encounters', { count: encounterCount })}</span>}
      <span>{t('question.views', { count: viewCount })}</span>
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
}
