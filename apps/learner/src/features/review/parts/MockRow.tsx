import type { PlannedMock } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { mockAddress } from './next-step.ts'
import { TaskRow } from './TaskRow.tsx'

interface Props {
  mock: PlannedMock
  /** Whether an interview before it missed something: that is asked first. */
  hasMissed?: boolean
}

/** This week's mock interview: in which bank and by when, or that one was done, in whichever bank. */
export function MockRow({ mock, hasMissed = false }: Props) {
  const { t, i18n } = useTranslation('today')
  const { day, bank, done } = mock
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (
    <TaskRow
      title={bank && !done ? t('mock.titleOf', { bank: bank.name }) : t('mock.title')}
      details={
        done
          ? t('mock.done')
          : t(hasMissed ? 'mock.byMissed' : 'mock.by', { day: date.format(new Date(day)) })
      }
      minutes={bank && !done ? t('tasks.minutes', { count: bank.minutes }) : undefined}
      state={done ? 'done' : 'open'}
      action={
        done ? (
          <ButtonLink size="small" variant="text" to={`/interview/result/${done.sessionId}`}>
            {t('mock.result')}
          </ButtonLink>
        ) : (
          <ButtonLink size="small" to={mockAddress(mock)}>
            {t('mock.begin')}
          </ButtonLink>
        )
      }
    />
  )
}
