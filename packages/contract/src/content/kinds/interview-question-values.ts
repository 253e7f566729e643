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

/** What a published interview question must not lack; one about the candidate needs no key points. */
export const interviewQuestionRequired = ['keyPoints', 'answer'] as const
