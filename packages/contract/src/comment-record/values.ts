/** What admins do to comments, as the audit log names it. */
export const commentAudit = {
  target: 'comment',
  actions: ['comment.hide', 'comment.restore', 'comment.removeRevision', 'comment.delete'],
} as const
