import { knowledgePointSnapshot } from '@app/contract/knowledge-point-record/schemas'
import type { FieldFormats } from '../../data/field-format.ts'

const { recall } = knowledgePointSnapshot.shape

/** Each recall question in a line, its answer behind it. */
export const recallLines = (value: unknown): string[] =>
  (recall.safeParse(value).data ?? []).map(({ question, answer }) => `${question} ${answer}`)

/** How a knowledge point's fields are written out in the audit log, in conflicts and in exports. */
export const pointFields: FieldFormats = {
  chapterId: { reference: 'learning/chapters' },
  afterId: { reference: 'learning/knowledge-points', none: 'order.first' },
  questionIds: { reference: 'problems' },
  status: { choices: 'status' },
  recall: (value) => recallLines(value).join('\n'),
}
