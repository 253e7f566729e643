import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { copyText } from '@app/ui/copy-text'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'

interface Props {
  post: DiscussionDetail
  className: string | undefined
}

/** Gives the post's address to the device's own way of sharing, or to the clipboard. */
export function ShareButton({ post, className }: Props) {
  const { t } = useTranslation('discussion')
  const { toasts } = useRootStore()
  const share = async () => {
    const url = `${window.location.origin}/discussion/${post.id}`
    try {
      // Only where fingers are used: elsewhere the clipboard is nearer than the system's dialog.
      if (window.matchMedia('(pointer: coarse)').matches && 'share' in navigator)
        return await navigator.share({ title: post.title, url })
      await copyText(url)
      toasts.success(t('act.copied'))
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
      if (!isGivenUp) toasts.error(t('act.copyFailed'))
    }
  }
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon name="share" size={16} />
      {t('act.share')}
    </button>
  )
}
