export * from '../content/key-point.ts'
export * from '../content/kinds/question.ts'
export * from '../content/schemas.ts'
