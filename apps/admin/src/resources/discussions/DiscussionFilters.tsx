import { DISCUSSION_CATEGORIES, PUBLICATION_STATES } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { MoreFilters } from '../../shared/list/MoreFilters.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

const flags = ['isPinned', 'isEssence', 'isLocked'] as const

/** Filters by title, category and state; by marks on demand. */
export function DiscussionFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('discussions.keyword')} />
      <SelectFilter
        source="state"
        emptyText={t('discussions.anyState')}
        choices={PUBLICATION_STATES.map((id) => ({ id, name: t(`publicationState.${id}`) }))}
      />
      <SelectFilter
        source="category"
        choices={DISCUSSION_CATEGORIES.map((id) => ({ id, name: t(`discussionCategory.${id}`) }))}
      />
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
