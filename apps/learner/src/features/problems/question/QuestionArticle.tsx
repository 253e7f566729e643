import type { QuestionDetail } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { Icon } from '../../../shared/Icon.tsx'
import styles from '../../../shared/reading/Article.module.css'
import crumbs from '../../../shared/reading/Crumbs.module.css'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import { CommentSection } from '../../comments/parts/CommentSection.tsx'
import { type QuestionListQuery, toSearch } from '../list/question-list-query.ts'
import { DifficultyLabel } from '../parts/DifficultyLabel.tsx'
import { FavouriteButton } from '../parts/FavouriteButton.tsx'
import { FrequencyMark } from '../parts/FrequencyMark.tsx'
import { Answer } from './Answer.tsx'
import own from './QuestionArticle.module.css'
import type { QuestionStore } from './QuestionStore.ts'
import { RecallBox } from './RecallBox.tsx'

interface Props {
  store: QuestionStore
  question: QuestionDetail
  query: QuestionListQuery
  /** Its comments stand in place of its answer, which they give away. */
  isDiscussed: boolean
}

/** The question, the box to recall it in, and its answer once the user reveals it. */
export const QuestionArticle = observer(function QuestionArticle({
  store,
  question,
  query,
  isDiscussed,
}: Props) {
  const { t } = useTranslation('problems')
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  return (
    <article className={styles.article}>
      <div className={styles.top}>
        <nav className={crumbs.crumbs} aria-label={t('question.place')}>
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
      <QuestionMeta store={store} question={question} isDiscussed={isDiscussed} />
      {isDiscussed ? (
        <CommentSection targetType="question" targetId={question.id} />
      ) : (
        <>
          <RecallBox store={store} />
          {store.isRevealed && <Answer store={store} question={question} search={toSearch(query)} />}
        </>
      )}
    </article>
  )
})

const QuestionMeta = observer(function QuestionMeta({ store, question, isDiscussed }: Omit<Props, 'query'>) {
  const { t, i18n } = useTranslation(['problems', 'question'])
  const { difficulty, frequency, tags, bankId, encounterCount, viewCount, mastery, lastRatedTime } = question
  return (
    <p className={styles.meta}>
      <DifficultyLabel difficulty={difficulty} />
      <FrequencyMark frequency={frequency} />
      {tags.map((tag) => (
        <Link key={tag} to={`/problems${toSearch({ bankId, tags: [tag], sort: 'default', page: 1 })}`}>
          {tag}
        </Link>
      ))}
      {encounterCount > 0 && <span>{t('question.encounters', { count: encounterCount })}</span>}
      {viewCount > 0 && <span>{t('question.views', { count: viewCount })}</span>}
      {lastRatedTime && (
        <span>
          {t('question.lastRated', {
            mastery: t(`question:mastery.${mastery}`),
            when: formatDaysAgo(lastRatedTime, i18n.language),
          })}
        </span>
      )}
      <CommentsLink count={store.commentCount} isDiscussed={isDiscussed} />
    </p>
  )
})

/** Between the answer and the comments. */
function CommentsLink({ count, isDiscussed }: { count: number | null; isDiscussed: boolean }) {
  const { t } = useTranslation('problems')
  const { search } = useLocation()
  return (
    <Link className={own.toComments} to={{ search, hash: isDiscussed ? '' : 'comments' }}>
      <Icon name={isDiscussed ? 'left' : 'chat'} size={16} />
      {isDiscussed
        ? t('question.toAnswer')
        : count
          ? t('question.comments', { count })
          : t('question.discuss')}
    </Link>
  )
}
