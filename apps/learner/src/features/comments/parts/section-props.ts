import type { Comment, CommentTargetName } from '@app/contract/comment/schemas'
import type { ReactNode } from 'react'

/** An act that is added to the menu of a comment. */
export type CommentMenuItem = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  onClick: () => void
}

export interface CommentSectionProps extends CommentTargetName {
  /** Who wrote what is commented on: marked among the commenters. */
  authorId?: number | undefined
  /** No more comments are taken. */
  isLocked?: boolean
  /** In place of the number of comments. */
  heading?: string
  /** What else stands beside a comment's acts, e.g. that it is the accepted answer. */
  extra?: (comment: Comment) => ReactNode
  menuItems?: (comment: Comment) => readonly CommentMenuItem[]
}
