/** What admins do to it, as the audit log names it. */
export const questionBankAudit = {
  target: 'questionBank',
  actions: ['questionBank.add', 'questionBank.update', 'questionBank.reorder', 'questionBank.delete'],
} as const
