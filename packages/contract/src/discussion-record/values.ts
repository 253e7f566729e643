/** How long the reason of an act may be. */
export const MAX_REASON_LENGTH = 200

/** What admins do to posts, as the audit log names it. */
export const discussionAudit = {
  target: 'discussion',
  actions: [
    'discussion.pin',
    'discussion.unpin',
    'discussion.markEssence',
    'discussion.unmarkEssence',
    'discussion.lock',
    'discussion.unlock',
    'discussion.move',
    'discussion.hide',
    'discussion.restore',
    'discussion.removeRevision',
    'discussion.delete',
  ],
} as const
