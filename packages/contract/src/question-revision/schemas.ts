export * from '../content/kinds/question.ts'
