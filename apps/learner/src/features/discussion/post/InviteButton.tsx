import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { PostStore } from './PostStore.ts'

const LazyInviteDialog = lazyAntd(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))

interface Props {
  store: PostStore
  post: DiscussionDetail
  className: string | undefined
}

/** 邀请回答: opens the choice of whom to ask. */
export function InviteButton({ store, post, className }: Props) {
  const { t } = useTranslation('discussion')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        <Icon name="users" size={16} />
        {t('invite.open')}
      </button>
      {isOpen && (
        <LazyInviteDialog store={store} post={post} onClose={() => setIsOpen(false)} outline={null} />
      )}
    </>
  )
}
