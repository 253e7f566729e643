export const MAX_COMPANY_LENGTH = 40
export const MAX_ROLE_LENGTH = 40
/** How many companies the filter and the suggestions hold. */
export const COMPANIES_LISTED = 100
