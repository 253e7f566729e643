import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { isMissing } from '../../../shared/is-missing.ts'

/** A page of the path that is missing, or did not load. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('learning')
  const missing = isMissing(error) && {
    title: t('missing.title'),
    hint: t('missing.hint'),
    to: '/learning',
    action: t('missing.action'),
  }
  return <LoadFailed heading="h1" error={error} onRetry={onRetry} missing={missing} />
}
