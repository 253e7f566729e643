/** What admins do to jobs, as the audit log names it. */
export const jobAudit = { target: 'job', actions: ['job.retry'] } as const
