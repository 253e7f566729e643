import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { type QuestionListQuery, toSearch } from './question-list-query.ts'

/** Stands in place of the user's own lists for a guest. */
export function MineNeedsLogin({ query }: { query: QuestionListQuery }) {
  const { t } = useTranslation('problems')
  const back = encodeURIComponent(`/problems${toSearch(query)}`)
  return (
    <EmptyState art="locked" heading="h2" title={t('mine.title')} hint={t('mine.text')}>
      <ButtonLink variant="default" to={`/login?redirect=${back}`}>
        {t('mine.login')}
      </ButtonLink>
    </EmptyState>
  )
}
