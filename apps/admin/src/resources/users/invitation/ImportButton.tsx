import { invitationLimits } from '@app/contract/user-invitation/values'
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import styles from './Invitation.module.css'
import { InvitedLinks } from './InvitedLinks.tsx'
import { useImportPeople } from './use-import-people.ts'

/** Makes the accounts of a class list. */
export function ImportButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<GroupAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('users.invitation.many')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Import = ReturnType<typeof useImportPeople>

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const list = useImportPeople()
  const { invitation, isPending } = list
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={t('users.invitation.many')}
      verb={t(invitation ? 'ra.action.close' : 'ra.action.create')}
      isOver={invitation !== null}
      isPending={isPending}
      onConfirm={() => (invitation ? onClose() : list.submit())}
      onClose={() => !isPending && onClose()}
    >
      {invitation ? <InvitedLinks invitation={invitation} /> : <ListFields list={list} />}
    </ConfirmDialog>
  )
}

function ListFields({ list: { text, change, readFile, problem, checked, ...rest } }: { list: Import }) {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.fields}>
      <p>{t('users.invitation.advice')}</p>
      <TextField
        label={t('users.invitation.lines')}
        value={text}
        onChange={({ target }) => change(target.value)}
        error={problem !== null}
        helperText={problem ?? t('users.invitation.linesHelp', { most: invitationLimits.atOnce })}
        multiline
        minRows={6}
        maxRows={12}
        required
        autoFocus
        fullWidth
      />
      <div className={styles.tools}>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt"
          className="visually-hidden"
          aria-label={t('users.invitation.file')}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) readFile(file)
            target.value = ''
          }}
        />
        <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
          {t('users.invitation.file')}
        </Button>
      </div>
      {checked && <Faults checked={checked} {...rest} />}
    </div>
  )
}

function Faults({
  checked: { people, faults },
  submitRest,
  isPending,
}: Pick<Import, 'submitRest' | 'isPending'> & { checked: NonNullable<Import['checked']> }) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <p>{t('users.invitation.wrong', { count: faults.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <ul className={styles.faults} tabIndex={0} aria-label={t('users.invitation.faults')}>
        {faults.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{t('users.invitation.fault', { line, message })}</li>
        ))}
      </ul>
      {people.length > 0 && (
        <Button variant="outlined" disabled={isPending} onClick={submitRest}>
          {t('users.invitation.rest', { count: people.length })}
        </Button>
      )}
    </div>
  )
}
