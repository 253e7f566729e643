import type { CommentTargetType } from '@app/contract/comment/values'

const pages: Record<CommentTargetType, string> = {
  discussion: '/discussion',
  question: '/problems/bagu',
  knowledgePoint: '/learning/core-knowledge',
}

interface Place {
  id: number
  target_type: CommentTargetType
  target_id: number
}

/** Where a comment is read on the site. */
export const commentPath = ({ id, target_type, target_id }: Place) =>
  `${pages[target_type]}/${target_id}#comment-${id}`
