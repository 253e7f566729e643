import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'

export type WhichScoring = 'first' | 'second'

interface ScoringSwitchProps {
  objection: InterviewObjection
  which: WhichScoring
  onChange: (which: WhichScoring) => void
}

/** Which of the two scorings is looked at. */
export function ScoringSwitch({ objection, which, onChange }: ScoringSwitchProps) {
  const { t } = useTranslation('admin')
  const { first, second, adopted } = objection
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={which}
      aria-label={t('interviewSessions.whichScoring')}
      onChange={(_, chosen: WhichScoring | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="first">{t('interviewSessions.first', { score: first.score })}</ToggleButton>
      <ToggleButton value="second">
        {t('interviewSessions.second', {
          score: (adopted ?? second)?.score ?? t('interviewSessions.underWay'),
        })}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
