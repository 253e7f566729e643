import type { QuestionImport } from '@app/contract'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { useRunAct } from '../../shared/dialog/use-run-act.ts'
import type { ImportMethods } from './methods.ts'
import { UndoDialog } from './UndoDialog.tsx'

/** The actions that an import's status allows. */
export function ImportActions({ record: { id, status, counts } }: { record: QuestionImport }) {
  const { t } = useTranslation('admin')
  const acts = useMethods<ImportMethods>()
  const { run, isPending } = useRunAct()
  const [isUndoing, setIsUndoing] = useState(false)
  const total = counts.create + counts.update
  if (status === 'ready') {
    return (
      <Button
        variant="contained"
        startIcon={<CheckOutlined />}
        disabled={isPending || total === 0}
        onClick={() => run({ act: () => acts.applyImport(id), success: t('imports.started') })}
      >
        {t(counts.wrong > 0 ? 'imports.applyRest' : 'imports.apply', { count: total })}
      </Button>
    )
  }
  if (status !== 'applied') return null
  return (
    <>
      <Button variant="outlined" startIcon={<UndoOutlined />} onClick={() => setIsUndoing(true)}>
        {t('imports.undo')}
      </Button>
      {isUndoing && <UndoDialog id={id} onClose={() => setIsUndoing(false)} />}
    </>
  )
}
