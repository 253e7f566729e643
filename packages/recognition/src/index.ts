export { FAULTS, type Fault, findFault } from './faults.ts'
export type { Passage } from './passage.ts'
export { MISSES, type Miss, type Point, recognise, type Verdict } from './recognise.ts'
export { scoreOf } from './score.ts'
