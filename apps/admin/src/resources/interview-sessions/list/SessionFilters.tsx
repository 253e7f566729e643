import { RECORD_STATES } from '@app/contract/interview-session-record/values'
import { SCORERS } from '@app/contract/key-point/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { DateRangeFilter } from '../../../shared/list/DateRangeFilter.tsx'
import { KeywordFilter } from '../../../shared/list/KeywordFilter.tsx'
import { MoreFilters } from '../../../shared/list/MoreFilters.tsx'
import { SelectFilter } from '../../../shared/list/SelectFilter.tsx'
import { UserFilter } from '../../../shared/list/UserFilter.tsx'
import type { SessionMethods } from '../methods.ts'

const rare = ['createTimeFrom', 'createTimeTo', 'scorer', 'hasFailure']

/** Filters by words, user, bank and state; by scorer, failure and day on demand. */
export function SessionFilters() {
  const { t } = useTranslation('admin')
  const { listInterviewBanks } = useMethods<SessionMethods>()
  const { data: banks = [] } = useQuery({ queryKey: ['interviewBanks'], queryFn: () => listInterviewBanks() })
  return (
    <>
      <KeywordFilter placeholder={t('interviewSessions.keyword')} />
      <UserFilter source="userId" />
      <SelectFilter source="bankId" choices={banks.map(({ id, name }) => ({ id, name }))} />
      <SelectFilter
        source="state"
        choices={RECORD_STATES.map((id) => ({ id, name: t(`interviewSessions.recordState.${id}`) }))}
      />
      <MoreFilters sources={rare}>
        <SelectFilter
          source="scorer"
          choices={SCORERS.map((id) => ({ id, name: t(`interviewSessions.scorer.${id}`) }))}
        />
        <SelectFilter
          source="hasFailure"
          choices={[{ id: true, name: t('interviewSessions.modelFailed') }]}
        />
        <DateRangeFilter source="createTime" />
      </MoreFilters>
    </>
  )
}
