import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { type Identifier, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { Values } from '../../data/rest-request.ts'
import { useAct } from '../acts/use-act.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface ReasonedActButtonProps<Change extends Values> {
  act: Act<Change & { stateReason: string }>
  ids: readonly Identifier[]
  change: Change
  onDone?: () => void
  /** The reason that stands there at first. */
  suggested?: string
  look?: Pick<ButtonProps, 'variant' | 'color' | 'size'>
}

/** Does an act to what users published after asking for its reason, which the author is told. Its texts stand at the resource's `acts`. */
export function ReasonedActButton<Change extends Values>({
  act,
  ids,
  change,
  onDone,
  suggested = '',
  look,
}: ReasonedActButtonProps<Change>) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext()
  const [isAsked, setIsAsked] = useState(false)
  const handleDone = () => {
    setIsAsked(false)
    onDone?.()
  }
  const { run, isPending } = useAct(act, { onDone: handleDone })
  const text = (key: 'label' | 'title' | 'advice') =>
    t(`resources.${resource}.acts.${act.name}.${key}`, { count: ids.length })
  return (
    <>
      <Button {...look} color="error" disabled={isPending} onClick={() => setIsAsked(true)}>
        {text('label')}
      </Button>
      {isAsked && (
        <ReasonDialog
          suggested={suggested}
          title={text('title')}
          verb={text('label')}
          advice={text('advice')}
          isPending={isPending}
          onConfirm={(stateReason) => run(ids, { ...change, stateReason })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
