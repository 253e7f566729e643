/** The account that the site itself writes as. No mail ever reaches it, so nobody proves that it is theirs. */
export const SITE_EMAIL = 'system@site.invalid'

/** Whether an account is the site's own, which nobody may ban, promote, sign in to or delete. */
export function isSiteAccount({ email }: { email: string }): boolean {
  return email === SITE_EMAIL
}
