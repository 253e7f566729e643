import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../shared/acts/use-act.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { moveQuestion } from './acts.ts'

/** Moves the selected questions to the end of another bank. */
export function MoveButton() {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [bankId, setBankId] = useState<number | null>(null)
  const { data: banks = [] } = useGetList('problems/banks', allInOrder, { enabled: isOpen })
  const { selectedIds, onUnselectItems } = useListContext()
  const { run, isPending } = useAct(moveQuestion, { onDone: () => onUnselectItems() })
  const close = () => setIsOpen(false)
  const move = () => {
    close()
    if (bankId !== null) run(selectedIds, { bankId })
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<DriveFileMoveOutlined />}
        disabled={isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('resources.problems.acts.move.label')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>
          {t('resources.problems.acts.move.title', { count: selectedIds.length })}
        </DialogTitle>
        <DialogContent>
          <TextField
            select
            fullWidth
            margin="dense"
            label={t('resources.problems.fields.bankId')}
            value={bankId ?? ''}
            onChange={({ target }) => setBankId(Number(target.value))}
          >
            {banks.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={bankId === null} onClick={move}>
            {t('ra.action.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
