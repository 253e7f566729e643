/** How many words one group may hold, and how long a word may be. */
export const synonymLimits = { words: 12, word: 50, note: 200 } as const

/** What admins do to synonyms, as the audit log names it. */
export const searchSynonymAudit = {
  target: 'searchSynonym',
  actions: ['searchSynonym.add', 'searchSynonym.update', 'searchSynonym.delete'],
} as const
