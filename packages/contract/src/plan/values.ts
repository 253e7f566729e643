/** How many days a plan shows ahead, and how many it looks back. */
export const PLAN_DAYS_AHEAD = 28
export const PLAN_DAYS_BACK = 7
/** How many days of reviews to come home shows, and how many points of the last interview. */
export const HOME_FORECAST_DAYS = 7
export const HOME_MISSED_POINTS = 3
/** So far away an interview may be. */
export const MAX_PLAN_DAYS = 366
/** What a review and a question practised for the first time take, roughly. */
export const SECONDS_PER_REVIEW = 45
export const SECONDS_PER_FRESH = 150
