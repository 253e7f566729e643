import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { hasForeignAddress } from './has-foreign-address.ts'
import { StandingStore } from './StandingStore.ts'

/** Says, while a text is written, that it will wait for an admin because the account is new and it links elsewhere. */
export const LinkHint = observer(function LinkHint({ text }: { text: string }) {
  const { t } = useTranslation('comments')
  const standing = useRootStore().feature(StandingStore)
  const hasLink = hasForeignAddress(text, window.location.host)
  useEffect(() => {
    if (hasLink) standing.load()
  }, [hasLink, standing])
  return hasLink && standing.isNew ? <span role="status">{t('linkHint')}</span> : null
})
