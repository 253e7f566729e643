export const interviewQuestionSortFields = ['sortOrder', 'createTime', 'updateTime'] as const

/** What admins do to it, as the audit log names it. */
export const interviewQuestionAudit = {
  target: 'interviewQuestion',
  actions: [
    'interviewQuestion.add',
    'interviewQuestion.update',
    'interviewQuestion.restore',
    'interviewQuestion.publish',
    'interviewQuestion.archive',
    'interviewQuestion.reorder',
    'interviewQuestion.delete',
  ],
} as const
