import { COMMENT_TARGETS } from '@app/contract/comment/values'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { UserFilter } from '../../shared/list/UserFilter.tsx'

/** Filters by words, what is commented on and author. */
export function CommentFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('comments.keyword')} />
      <SelectFilter
        source="targetType"
        choices={COMMENT_TARGETS.map((id) => ({ id, name: t(`commentTarget.${id}`) }))}
      />
      <UserFilter source="authorId" />
    </>
  )
}
