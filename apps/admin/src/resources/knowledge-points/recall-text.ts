import { knowledgePointSnapshot } from '@app/contract/content/kinds/knowledge-point'

const { recall } = knowledgePointSnapshot.shape

/** How recall questions are written out in the audit log, in conflicts and in the history: each in a line, its answer behind it. */
export const recallText = (value: unknown): string =>
  (recall.safeParse(value).data ?? []).map(({ question, answer }) => `${question} ${answer}`).join('\n')
