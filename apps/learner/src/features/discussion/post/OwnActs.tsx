import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../shared/components/dialog/ConfirmDialog.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { PostStore } from './PostStore.ts'

interface Props {
  store: PostStore
  post: DiscussionDetail
  className: string | undefined
}

/** What its author can do with a post. */
export const OwnActs = observer(function OwnActs({ store, post, className }: Props) {
  const { t } = useTranslation('discussion')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    if (await store.remove(post)) navigate('/discussion', { replace: true })
  }
  return (
    <>
      <Link className={className} to={`/discussion/${post.id}/edit`}>
        <Icon name="edit" size={16} />
        {t('act.edit')}
      </Link>
      <button
        type="button"
        className={className}
        disabled={store.isRemoving}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash" size={16} />
        {t('act.remove')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('act.removeTitle')}
          text={t('act.removeText')}
          isDangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
    </>
  )
})
