import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { type Identifier, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { Values } from '../../data/rest-request.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useAct } from './use-act.ts'

interface ActButtonProps<Change extends Values> {
  act: Act<Change>
  ids: readonly Identifier[]
  /** The fields the act sets. */
  change: Change
  onDone?: () => void
  /** Further values for the question asked before an act without opposite. */
  values?: Values
  look?: Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon'>
}

/** Does an act to records; what has no opposite is asked for confirmation. Its texts stand at the resource's `acts`. */
export function ActButton<Change extends Values>(props: ActButtonProps<Change>) {
  // A button that gives way to that of the opposite act must not hand its waiting call over to it.
  return <ButtonOfAct key={props.act.name} {...props} />
}

function ButtonOfAct<Change extends Values>(props: ActButtonProps<Change>) {
  const { act, ids, change, onDone, values, look } = props
  const { t } = useTranslation('admin')
  const resource = useResourceContext()
  const [isAsked, setIsAsked] = useState(false)
  const handleDone = () => {
    setIsAsked(false)
    onDone?.()
  }
  const { run, isPending } = useAct(act, { onDone: handleDone })
  const text = (key: 'label' | 'title' | 'advice') =>
    t(`resources.${resource}.acts.${act.name}.${key}`, { count: ids.length, ...values })
  const isUndoable = act.opposite !== undefined
  return (
    <>
      <Button
        {...look}
        disabled={isPending}
        onClick={() => (isUndoable ? run(ids, change) : setIsAsked(true))}
      >
        {text('label')}
      </Button>
      {!isUndoable && (
        <ConfirmDialog
          isOpen={isAsked}
          title={text('title')}
          verb={text('label')}
          isPending={isPending}
          onConfirm={() => run(ids, change)}
          onClose={() => setIsAsked(false)}
        >
          {text('advice')}
        </ConfirmDialog>
      )}
    </>
  )
}
