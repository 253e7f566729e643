/** How many tags are merged into another at once. */
export const MAX_MERGED_TAGS = 20

/** What admins do to the tags of posts, as the audit log names it. */
export const discussionTagAudit = {
  target: 'discussionTag',
  actions: ['discussionTag.rename', 'discussionTag.merge'],
} as const
