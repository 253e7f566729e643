import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../shared/acts/use-act.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { RequiredField } from '../../shared/dialog/RequiredField.tsx'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { moveQuestion } from './acts.ts'

/** Moves the selected questions to the end of another bank. */
export function MoveButton() {
  const { t } = useTranslation('admin')
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
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.problems.acts.move.title', { count: selectedIds.length })}
        verb={t('ra.action.confirm')}
        isPending={isPending}
        onConfirm={move}
        onClose={close}
      >
        <RequiredField
          select
          fullWidth
          margin="dense"
          label={t('resources.problems.fields.bankId')}
          value={String(bankId ?? '')}
          onChange={({ target }) => setBankId(Number(target.value))}
        >
          {banks.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </RequiredField>
      </ConfirmDialog>
    </>
  )
}
