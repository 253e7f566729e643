import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMethods } from '../../../data/use-methods.ts'
import type { SessionMethods } from '../methods.ts'

const filter = encodeURIComponent(JSON.stringify({ hasObjection: true }))

/** How many objections wait for an admin, and the way to them. */
export function WaitingLink() {
  const { t } = useTranslation('admin')
  const { countWaitingObjections } = useMethods<SessionMethods>()
  const { data: count = 0 } = useQuery({
    queryKey: ['interview/questions', 'waiting'],
    queryFn: () => countWaitingObjections(),
  })
  if (count === 0) return null
  return (
    <Button
      component={Link}
      to={`/interview/questions?filter=${filter}`}
      variant="outlined"
      startIcon={<RateReviewOutlined />}
    >
      {t('interviewSessions.waiting', { count })}
    </Button>
  )
}
