/** What a mailed code is for; a code serves nothing else. */
export const CODE_PURPOSES = ['login', 'reset', 'register'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
