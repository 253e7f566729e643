import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { Values } from '../../data/rest-request.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface ReasonedActButtonProps<Change extends Values> {
  act: Act<Change & { stateReason: string }>
  ids: readonly Identifier[]
  change: Change
  onDone?: () => void
  look?: Pick<ButtonProps, 'variant' | 'color' | 'size'>
}

/** Does an act to posts after asking for its reason. */
export function ReasonedActButton<Change extends Values>({
  act,
  ids,
  change,
  onDone,
  look,
}: ReasonedActButtonProps<Change>) {
  const { t } = useTranslation('admin')
  const [isAsked, setIsAsked] = useState(false)
  const handleDone = () => {
    setIsAsked(false)
    onDone?.()
  }
  const { run, isPending } = useAct(act, { onDone: handleDone })
  const text = (key: 'label' | 'title' | 'advice') =>
    t(`resources.discussions.acts.${act.name}.${key}`, { count: ids.length })
  return (
    <>
      <Button {...look} color="error" disabled={isPending} onClick={() => setIsAsked(true)}>
        {text('label')}
      </Button>
      {isAsked && (
        <ReasonDialog
          isOpen
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
