export * from '../content/item.ts'
export * from '../content/key-point.ts'
export * from '../content/kinds/question.ts'
