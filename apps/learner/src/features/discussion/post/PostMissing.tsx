import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { isMissing } from '../../../shared/is-missing.ts'

/** A post that is not there, or did not load. */
export function PostMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('discussion')
  const missing = isMissing(error) && {
    title: t('missing.title'),
    hint: t('missing.hint'),
    to: '/discussion',
    action: t('missing.action'),
  }
  return <LoadFailed heading="h1" error={error} onRetry={onRetry} missing={missing} />
}
