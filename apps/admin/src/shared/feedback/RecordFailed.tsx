import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import { HttpError } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from './LoadFailed.tsx'
import { PageState } from './PageState.tsx'

/** Of one record: it is not there, or what stands in the address is no number. */
const NOT_FOUND = [404, 400]

/** Says why there is no record to show: there is none at this address, or it could not be read. */
export function RecordFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('admin')
  if (error instanceof HttpError && NOT_FOUND.includes(error.status)) {
    return (
      <PageState icon={SearchOffOutlined} fact={t('ra.page.not_found')} advice={t('ra.message.not_found')} />
    )
  }
  return <LoadFailed message={error.message} onRetry={onRetry} />
}
