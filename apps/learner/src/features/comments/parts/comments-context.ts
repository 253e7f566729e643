import { createContext, useContext } from 'react'
import type { CommentsStore } from './CommentsStore.ts'
import type { CommentSectionProps } from './section-props.ts'

interface CommentsContextValue extends CommentSectionProps {
  store: CommentsStore
}

export const CommentsContext = createContext<CommentsContextValue | null>(null)

/** What the section that a comment stands in was asked to show. */
export function useComments(): CommentsContextValue {
  const context = useContext(CommentsContext)
  if (context === null) throw new Error('useComments needs a CommentsContext above')
  return context
}
