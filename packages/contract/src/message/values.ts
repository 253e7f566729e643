/** What messages tell of; for each kind users choose how they are told. */
export const MESSAGE_KINDS = [
  'system',
  'comment',
  'reply',
  'like',
  'mention',
  'interview',
  'review',
  'contribution',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * What happened: the key of a message's sentence in `messages:event` of the locales, where the dots part its levels. Whoever
 * tells users something new adds it here.
 */
export const MESSAGE_EVENTS = [
  'announcement',
  'comment.discussion',
  'comment.question',
  'comment.knowledgePoint',
  'reply.comment',
  'mention.discussion',
  'mention.comment',
  'like.discussion',
  'like.comment',
  'answer.accepted',
  'answer.invited',
  'watch.discussion',
  'report.handled',
  'moderation.deleted',
  'moderation.restored',
  'moderation.hidden',
  'moderation.locked',
  'watch.tag',
  'contribution.accepted',
  'contribution.changed',
  'contribution.refused',
  'contribution.released',
  'interview.result',
  'interview.objection',
  'review.due',
] as const
export type MessageEvent = (typeof MESSAGE_EVENTS)[number]

/** How long a message's subject and its excerpt are at most, in characters. */
export const MESSAGE_SUBJECT_LENGTH = 200
export const MESSAGE_EXCERPT_LENGTH = 200
