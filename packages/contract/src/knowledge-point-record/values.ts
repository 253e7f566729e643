export * from '../content/kinds/knowledge-point-values.ts'
