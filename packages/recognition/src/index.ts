export { FAULTS, type Fault, findFault } from './faults.ts'
export {
  findMentions,
  MENTION_THRESHOLD,
  type Mention,
  type MentionablePoint,
  type PointWord,
} from './mentions.ts'
export type { Passage } from './passage.ts'
export { MISSES, type Miss, type Point, recognise, type Verdict } from './recognise.ts'
export { type AnswerContext, type AnswerRule, findRule, isAtALoss } from './rules.ts'
export { scoreOf } from './score.ts'
