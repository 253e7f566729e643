import type { ButtonProps } from '@mui/material/Button'
import type { Identifier } from 'react-admin'
import type { FromHeld } from '../../data/act.ts'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteComment, hideComment, releaseComment, restoreComment } from './acts.ts'

interface CommentDecisionsProps extends FromHeld {
  ids: readonly Identifier[]
  onDone?: () => void
  look: Pick<ButtonProps, 'variant' | 'size'>
}

/** Whether comments are read by everybody, by their authors or by nobody. */
export function CommentDecisions({ from, ...selected }: CommentDecisionsProps) {
  const held = from ? { from } : {}
  return (
    <>
      <ActButton
        act={from ? releaseComment : restoreComment}
        change={{ state: 'visible', stateReason: '' }}
        {...selected}
      />
      <ReasonedActButton act={hideComment} change={{ state: 'hidden', ...held }} {...selected} />
      <ReasonedActButton act={deleteComment} change={{ state: 'deleted', ...held }} {...selected} />
    </>
  )
}
