import type { ButtonProps } from '@mui/material/Button'
import type { Identifier } from 'react-admin'
import type { FromHeld } from '../../data/act.ts'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteDiscussion, hideDiscussion, releaseDiscussion, restoreDiscussion } from './acts.ts'

interface DiscussionDecisionsProps extends FromHeld {
  ids: readonly Identifier[]
  onDone?: () => void
  look: Pick<ButtonProps, 'variant' | 'size'>
}

/** Whether posts are read by everybody, by their authors or by nobody. */
export function DiscussionDecisions({ from, ...selected }: DiscussionDecisionsProps) {
  const held = from ? { from } : {}
  return (
    <>
      <ActButton
        act={from ? releaseDiscussion : restoreDiscussion}
        change={{ state: 'visible', stateReason: '' }}
        {...selected}
      />
      <ReasonedActButton act={hideDiscussion} change={{ state: 'hidden', ...held }} {...selected} />
      <ReasonedActButton act={deleteDiscussion} change={{ state: 'deleted', ...held }} {...selected} />
    </>
  )
}
