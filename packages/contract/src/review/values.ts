/** Self-ratings: every mastery but 未练. */
export const RATINGS = [1, 2, 3, 4] as const
export type Rating = (typeof RATINGS)[number]

/** What can be reviewed: a question of a bank, a recall question of a knowledge point, what a mock interview found missing. */
export const REVIEW_SUBJECTS = ['question', 'recall', 'interview'] as const
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number]

/** How many cards a learner's screen holds, the one shown included: so many ratings need not wait for an answer. */
export const CARDS_AHEAD = 4
/** More acts than anybody takes back one by one. */
export const MOST_STEPS = 200
/** Self-ratings of a question that its memory curve tells of. */
export const CURVE_RATINGS = 20
/** How many days the forecast looks ahead, today included. */
export const FORECAST_DAYS = 14

/** What a learner who has set nothing reviews by. */
export const DEFAULT_STUDY_SETTINGS = {
  timeZone: null,
  dayStartHour: 4,
  dailyGoal: 20,
  newPerDay: 10,
  dailyCap: 200,
} as const
/** The share of cards that is to be remembered when they fall due. */
export const TARGET_RETENTION = 0.9
