import type { MentionChoice } from '@app/contract/comment/schemas'
import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import dialogStyles from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './InviteDialog.module.css'
import type { PostStore } from './PostStore.ts'

interface Props {
  store: PostStore
  post: DiscussionDetail
  onClose: () => void
}

/** Whom to ask for an answer. */
export const InviteDialog = observer(function InviteDialog({ store, post, onClose }: Props) {
  const { t } = useTranslation(['discussion', 'common'])
  const dialog = useModal()
  const id = useId()
  const [userId, setUserId] = useState<number | null>(null)
  const { found, search } = useUsers(post)
  const invite = async () => {
    if (userId !== null && (await store.invite(post.id, userId))) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className={dialogStyles.title}>
        {t('discussion:invite.title')}
      </h2>
      <p className={dialogStyles.text}>{t('discussion:invite.text')}</p>
      <Select
        className={styles.choice ?? ''}
        size="large"
        showSearch={{ filterOption: false, onSearch: (prefix) => void search(prefix) }}
        aria-label={t('discussion:invite.who')}
        placeholder={t('discussion:invite.who')}
        loading={found.status === 'loading'}
        notFoundContent={found.status === 'ready' ? t('discussion:invite.nobody') : null}
        options={(found.value ?? []).map((user) => ({ value: user.id, label: user.username }))}
        value={userId}
        onChange={setUserId}
      />
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button variant="primary" disabled={userId === null} onClick={() => void invite()}>
          {t('discussion:invite.send')}
        </Button>
      </div>
    </dialog>
  )
})

/** The users whose names begin with what is typed, but for the post's author. */
function useUsers(post: DiscussionDetail) {
  const { api, session } = useRootStore()
  const [found] = useState(() => new RequestState<MentionChoice[]>())
  const [search] = useState(
    () => (prefix: string) =>
      found.run(async (signal) => {
        const target = { targetType: 'discussion', targetId: post.id } as const
        const users = await api.user.mention({ prefix, ...target }, { signal, quiet: true })
        return users.filter(({ id }) => id !== post.author?.id && id !== session.user?.id)
      }),
  )
  useEffect(() => void search(''), [search])
  return { found, search }
}
