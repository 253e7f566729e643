export * from '../content/kinds/interview-question.ts'
