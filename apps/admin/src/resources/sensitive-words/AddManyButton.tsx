import { SENSITIVE_WORD_ACTIONS, type SensitiveWordAction } from '@app/contract/sensitive-word/values'
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { RequiredField } from '../../shared/dialog/RequiredField.tsx'
import styles from './AddManyButton.module.css'
import { useAddMany } from './use-add-many.ts'

/** Adds the words of a pasted list. */
export function AddManyButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<PlaylistAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('sensitiveWords.addMany')}
      </Button>
      {isOpen && <AddManyDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AddManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const [text, setText] = useState('')
  const [action, setAction] = useState<SensitiveWordAction>('mask')
  const { add, fault, forgetFault, isPending, most } = useAddMany(onClose)
  return (
    <ConfirmDialog
      isOpen
      title={t('sensitiveWords.addMany')}
      verb={t('sensitiveWords.addMany')}
      isPending={isPending}
      onConfirm={() => add(text, action)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <RequiredField
          label={t('sensitiveWords.lines')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            forgetFault()
          }}
          error={fault !== undefined}
          helperText={fault ?? t('sensitiveWords.linesHelp', { most })}
          multiline
          minRows={6}
          maxRows={12}
          autoFocus
          fullWidth
        />
        <TextField
          select
          label={t('resources.sensitive-words.fields.action')}
          value={action}
          onChange={({ target }) =>
            setAction(SENSITIVE_WORD_ACTIONS.find((known) => known === target.value) ?? action)
          }
          helperText={t('sensitiveWords.actionHelp')}
          fullWidth
        >
          {SENSITIVE_WORD_ACTIONS.map((known) => (
            <MenuItem key={known} value={known}>
              {t(`sensitiveWordAction.${known}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </ConfirmDialog>
  )
}
