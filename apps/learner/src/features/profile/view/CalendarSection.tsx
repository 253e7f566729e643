import type { LearnerCalendar } from '@app/contract/user-profile/schemas'
import { useTranslation } from 'react-i18next'
import { HeatMap } from './HeatMap.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function CalendarSection({ calendar }: { calendar: LearnerCalendar }) {
  const { t } = useTranslation('profile')
  const ratings = calendar.days.reduce((sum, { count }) => sum + count, 0)
  return (
    <ProfileSection
      title={t('calendar.title')}
      {...(ratings > 0 && { note: t('calendar.total', { days: calendar.days.length, ratings }) })}
    >
      <HeatMap calendar={calendar} />
    </ProfileSection>
  )
}
