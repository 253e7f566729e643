import type { QuestionImport } from '@app/contract/question-import/schemas'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
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
  if (status === 'reading' || status === 'applying') return <EndButton id={id} way="cancel" />
  if (status === 'ready') {
    return (
      <>
        <EndButton id={id} way="discard" />
        <Button
          variant="contained"
          startIcon={<CheckOutlined />}
          disabled={isPending || total === 0}
          onClick={() => run({ act: () => acts.applyImport(id), success: t('imports.started') })}
        >
          {t(counts.wrong > 0 ? 'imports.applyRest' : 'imports.apply', { count: total })}
        </Button>
      </>
    )
  }
  if (status === 'undoing') return null
  if (status !== 'applied') return <EndButton id={id} way="discard" />
  return (
    <>
      <Button variant="outlined" startIcon={<UndoOutlined />} onClick={() => setIsUndoing(true)}>
        {t('imports.undo')}
      </Button>
      {isUndoing && <UndoDialog id={id} onClose={() => setIsUndoing(false)} />}
    </>
  )
}

const ways = {
  cancel: { icon: <CloseOutlined />, act: 'cancelImport', done: 'imports.cancelled' },
  discard: { icon: <DeleteOutlined />, act: 'discardImport', done: 'imports.discarded' },
} as const satisfies Record<string, { icon: ReactNode; act: keyof ImportMethods; done: string }>

/** Ends an import, once that is confirmed: cancels what is under way, or deletes the record of one that wrote nothing. */
function EndButton({ id, way }: { id: number; way: keyof typeof ways }) {
  const { t } = useTranslation('admin')
  const methods = useMethods<ImportMethods>()
  const navigate = useNavigate()
  const { run, isPending } = useRunAct()
  const [isAsking, setIsAsking] = useState(false)
  const { icon, act, done } = ways[way]
  const end = () =>
    run({
      act: () => methods[act](id),
      success: t(done),
      onDone: () => {
        setIsAsking(false)
        if (way === 'discard') navigate('/problems/imports')
      },
    })
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => setIsAsking(true)}>
        {t(`imports.${way}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`imports.${way}Title`)}
        verb={t(`imports.${way}`)}
        isDangerous
        isPending={isPending}
        onConfirm={end}
        onClose={() => setIsAsking(false)}
      >
        <p>{t(`imports.${way}Advice`)}</p>
      </ConfirmDialog>
    </>
  )
}
