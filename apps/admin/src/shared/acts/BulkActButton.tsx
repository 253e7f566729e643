import type { ButtonProps } from '@mui/material/Button'
import { useListContext } from 'react-admin'
import type { Act } from '../../data/act.ts'
import type { Values } from '../../data/rest-request.ts'
import { ActButton } from './ActButton.tsx'

interface BulkActButtonProps<Change extends Values> {
  act: Act<Change>
  change: Change
  look?: Pick<ButtonProps, 'color' | 'startIcon'>
}

/** Does an act to the selected rows, and unselects them. */
export function BulkActButton<Change extends Values>({ act, change, look }: BulkActButtonProps<Change>) {
  const { selectedIds, onUnselectItems } = useListContext()
  return (
    <ActButton
      act={act}
      ids={selectedIds}
      change={change}
      look={{ size: 'small', ...look }}
      onDone={() => onUnselectItems()}
    />
  )
}
