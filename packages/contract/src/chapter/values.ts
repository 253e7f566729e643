export const chapterLimits = { name: 60, description: 300, introduction: 5_000 } as const

/** What admins do to it, as the audit log names it. */
export const chapterAudit = {
  target: 'chapter',
  actions: ['chapter.add', 'chapter.update', 'chapter.reorder', 'chapter.delete'],
} as const
