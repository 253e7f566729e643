import type { SearchHit, SearchHitOf } from '@app/contract/search/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'

/** What one wants to know of a result before one opens it. */
export function HitFacts({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('search')
  return (
    <>
      <span>{t(`kind.${hit.kind}`)}</span>
      {hit.kind === 'question' && <QuestionFacts hit={hit} />}
      {hit.kind === 'knowledgePoint' && <PointFacts hit={hit} />}
      {hit.kind === 'discussion' && <PostFacts hit={hit} />}
      {hit.kind === 'interviewBank' && <InterviewFacts hit={hit} />}
      {hit.kind === 'comment' && <CommentFacts hit={hit} />}
      {hit.kind === 'user' && <UserFacts hit={hit} />}
    </>
  )
}

const QuestionFacts = observer(function QuestionFacts({ hit }: { hit: SearchHitOf<'question'> }) {
  const { t } = useTranslation(['search', 'question'])
  const isMember = useIsMember()
  return (
    <>
      <DifficultyLabel difficulty={hit.difficulty} />
      <span>{hit.bankName}</span>
      {hit.encounterCount > 0 && <span>{t('fact.encounters', { count: hit.encounterCount })}</span>}
      {isMember && <span>{t('fact.mastery', { mastery: t(`question:mastery.${hit.mastery}`) })}</span>}
    </>
  )
})

const PointFacts = observer(function PointFacts({ hit }: { hit: SearchHitOf<'knowledgePoint'> }) {
  const { t } = useTranslation('search')
  const isMember = useIsMember()
  return (
    <>
      <span>{t('fact.station', { station: hit.station })}</span>
      <span>{hit.chapterName}</span>
      <span>{t('fact.minutes', { count: hit.minutes })}</span>
      {isMember && <span>{t(hit.isLearned ? 'fact.learned' : 'fact.notLearned')}</span>}
    </>
  )
})

function PostFacts({ hit }: { hit: SearchHitOf<'discussion'> }) {
  const { t } = useTranslation(['search', 'discussion'])
  return (
    <>
      <span>{hit.author?.username ?? t('discussion:row.gone')}</span>
      <span>{t(`discussion:category.${hit.category}`)}</span>
      <TimeAgo time={hit.createTime} />
      {hit.commentCount > 0 && <span>{t('fact.replies', { count: hit.commentCount })}</span>}
      {hit.isEssence && <span>{t('discussion:mark.essence')}</span>}
      {hit.isSolved && <span>{t('discussion:row.solved')}</span>}
    </>
  )
}

const InterviewFacts = observer(function InterviewFacts({ hit }: { hit: SearchHitOf<'interviewBank'> }) {
  const { t } = useTranslation('search')
  const isMember = useIsMember()
  return (
    <>
      <span>{t('fact.questions', { count: hit.questionCount })}</span>
      <span>{t('fact.minutes', { count: hit.minutes })}</span>
      {hit.peopleCount > 0 && <span>{t('fact.people', { count: hit.peopleCount })}</span>}
      {isMember && hit.bestScore !== null && (
        <span>{t('fact.bestScore', { score: Math.round(hit.bestScore) })}</span>
      )}
    </>
  )
})

function CommentFacts({ hit: { author, createTime, likeCount } }: { hit: SearchHitOf<'comment'> }) {
  const { t } = useTranslation(['search', 'discussion'])
  return (
    <>
      <span>{author?.username ?? t('discussion:row.gone')}</span>
      <TimeAgo time={createTime} />
      {likeCount > 0 && <span>{t('fact.likes', { count: likeCount })}</span>}
    </>
  )
}

function UserFacts({ hit: { numbers } }: { hit: SearchHitOf<'user'> }) {
  const { t } = useTranslation('search')
  if (numbers === null) return null
  return (
    <>
      {numbers.practised > 0 && <span>{t('fact.practised', { count: numbers.practised })}</span>}
      {numbers.mastered > 0 && <span>{t('fact.mastered', { count: numbers.mastered })}</span>}
    </>
  )
}

/** Whether what is one's own is shown: the server shows a guest's page to all. */
function useIsMember(): boolean {
  const { session } = useRootStore()
  return useIsHydrated() && session.isLoggedIn
}
