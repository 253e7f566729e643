export type * from './problem.ts'
export type * from './run.ts'
export { DEFAULT_LIMITS, MOST_CODE } from './run.ts'
