import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PageState } from './PageState.tsx'

interface LoadFailedProps {
  /** The message of the server or of the client. */
  message: string
  onRetry: () => void
}

/** Says that data could not be loaded, and offers to retry. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('admin')
  return (
    <PageState icon={CloudOffOutlined} fact={t('load.failed')} advice={message}>
      <Button variant="outlined" onClick={onRetry}>
        {t('load.retry')}
      </Button>
    </PageState>
  )
}
