/** How much a knowledge point holds at most. */
export const knowledgePointLimits = {
  title: 100,
  summary: 200,
  minutes: 120,
  content: 50_000,
  recall: 5,
  recallQuestion: 200,
  recallAnswer: 2_000,
  questions: 20,
} as const

export const knowledgePointSortFields = ['sortOrder', 'createTime', 'updateTime'] as const

/** What admins do to it, as the audit log names it. */
export const knowledgePointAudit = {
  target: 'knowledgePoint',
  actions: [
    'knowledgePoint.add',
    'knowledgePoint.update',
    'knowledgePoint.restore',
    'knowledgePoint.publish',
    'knowledgePoint.archive',
    'knowledgePoint.reorder',
    'knowledgePoint.delete',
  ],
} as const
