export * from '../content/kinds/knowledge-point.ts'
