export * from '../content/kinds/interview-question-values.ts'
