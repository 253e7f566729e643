/** Where a browser keeps what a user looked for last; undefined: who is not signed in. */
export const recentKey = (userId: number | undefined): string => `recent-searches:${userId ?? 'guest'}`
