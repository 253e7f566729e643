import { COMMENT_STATES, COMMENT_TARGETS } from '@app/contract/comment/values'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

/** Filters by words, state and what is commented on. */
export function CommentFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('comments.keyword')} />
      <SelectFilter
        source="state"
        emptyText={t('comments.anyState')}
        choices={COMMENT_STATES.map((id) => ({ id, name: t(`publicationState.${id}`) }))}
      />
      <SelectFilter
        source="targetType"
        choices={COMMENT_TARGETS.map((id) => ({ id, name: t(`commentTarget.${id}`) }))}
      />
    </>
  )
}
