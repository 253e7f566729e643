import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../shared/components/LoadFailed.tsx'
import { isMissing } from '../../shared/is-missing.ts'

/** A page of the interviews that is missing, or did not load. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('interview')
  const missing = isMissing(error) && {
    title: t('missing.title'),
    hint: t('missing.hint'),
    to: '/interview',
    action: t('missing.action'),
  }
  return <LoadFailed heading="h1" error={error} onRetry={onRetry} missing={missing} />
}
