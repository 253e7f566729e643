export * from './mentions.ts'
export { findRule, isAtALoss } from './rules.ts'
