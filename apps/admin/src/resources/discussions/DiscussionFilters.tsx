import { DISCUSSION_CATEGORIES } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { MoreFilters } from '../../shared/list/MoreFilters.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { UserFilter } from '../../shared/list/UserFilter.tsx'

const flags = ['isPinned', 'isEssence', 'isLocked'] as const

/** Filters by title, category and author; by marks on demand. */
export function DiscussionFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('discussions.keyword')} />
      <SelectFilter
        source="category"
        choices={DISCUSSION_CATEGORIES.map((id) => ({ id, name: t(`discussionCategory.${id}`) }))}
      />
      <UserFilter source="authorId" />
      <MoreFilters sources={[...flags]}>
        {flags.map((source) => (
          <SelectFilter
            key={source}
            source={source}
            choices={[
              { id: true, name: t('discussions.yes') },
              { id: false, name: t('discussions.no') },
            ]}
          />
        ))}
      </MoreFilters>
    </>
  )
}
