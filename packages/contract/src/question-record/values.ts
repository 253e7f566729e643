export * from '../content/kinds/question-values.ts'
export * from '../content/values.ts'
