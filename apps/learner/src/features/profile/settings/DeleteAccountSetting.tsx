import { Button, Input } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './DeleteAccountSetting.module.css'
import { deleteAccount } from './delete-account.ts'
import { SettingRow } from './SettingRow.tsx'

/** Giving the account up; an admin's own stays until another admin has taken the role. */
export const DeleteAccountSetting = observer(function DeleteAccountSetting() {
  const { t } = useTranslation('settings')
  const { session } = useRootStore()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <SettingRow
      title={t('delete.title')}
      hint={t(session.isAdmin ? 'delete.admin' : 'delete.hint')}
      action={
        <Button danger disabled={session.isAdmin} onClick={() => setIsAsking(true)}>
          {t('delete.action')}
        </Button>
      }
    >
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </SettingRow>
  )
})

/** That nothing is deleted by a slip, the name has to be typed. */
const DeleteDialog = observer(function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const root = useRootStore()
  const navigate = useNavigate()
  const dialog = useModal()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [isPasswordNeeded, setIsPasswordNeeded] = useState(false)
  const [password, setPassword] = useState('')
  const name = root.session.user?.username ?? ''

  async function handleDelete() {
    setIsSending(true)
    const outcome = await deleteAccount(root, password)
    if (outcome === 'done') return navigate('/')
    setIsSending(false)
    if (outcome === 'passwordNeeded') setIsPasswordNeeded(true)
  }

  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('delete.question')}
      </h2>
      <p className={styles.text}>{t('delete.warning')}</p>
      <label className={styles.label} htmlFor={`${id}-name`}>
        {t('delete.typeName', { name })}
      </label>
      <Input
        id={`${id}-name`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isPasswordNeeded && (
        <>
          <label className={styles.label} htmlFor={`${id}-password`}>
            {t('delete.password')}
          </label>
          <Input.Password
            id={`${id}-password`}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button
          type="primary"
          danger
          disabled={name === '' || typed.trim() !== name}
          loading={isSending}
          onClick={handleDelete}
        >
          {t('delete.confirm')}
        </Button>
      </div>
    </dialog>
  )
})
