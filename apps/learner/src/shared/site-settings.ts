export const SOCIAL_SITES = ['weixin', 'weibo', 'github'] as const

/** What the operator says about the site: contact details and the addresses of their pages on other sites. */
export interface SiteSettings extends Record<'phone' | 'email' | (typeof SOCIAL_SITES)[number], string> {
  /** Whether a registration needs a code mailed to its address. */
  hasEmailVerification: boolean
}

/** What the operator has set of it. */
export type GivenSite = { [K in keyof SiteSettings]?: string | undefined }

/** Stands where the operator has set nothing. */
const PLACEHOLDERS: SiteSettings = {
  phone: '400-000-0000',
  email: 'contact@example.com',
  weixin: '#',
  weibo: '#',
  github: '#',
  hasEmailVerification: false,
}

/** The settings with a placeholder for each that is not set. */
export function completeSite(given: GivenSite = {}): SiteSettings {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...PLACEHOLDERS, ...Object.fromEntries(set) }
}
