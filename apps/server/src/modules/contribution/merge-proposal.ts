import { isDeepStrictEqual } from 'node:util'
import { type QuestionText, questionText, questionTextFields } from '@app/contract/question/schemas'

type Field = (typeof questionTextFields)[number]

export interface MergedProposal {
  text: QuestionText
  /** Fields that both changed, each in its own way. */
  conflicts: Field[]
}

/** The fields in which two texts differ. */
export function changedFieldsOf(before: QuestionText, after: QuestionText): Field[] {
  return questionTextFields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

/**
 * Brings an edit to what a question says now: what its author left as it was is as it is now. Where both changed a field,
 * the author's stands and the field is named.
 */
export function mergeProposal(
  base: QuestionText,
  proposal: QuestionText,
  current: QuestionText,
): MergedProposal {
  const proposed = new Set(changedFieldsOf(base, proposal))
  const changed = new Set(changedFieldsOf(base, current))
  const differing = new Set(changedFieldsOf(proposal, current))
  const entries = questionTextFields.map((field) => [
    field,
    proposed.has(field) ? proposal[field] : current[field],
  ])
  return {
    text: questionText.parse(Object.fromEntries(entries)),
    conflicts: questionTextFields.filter(
      (field) => proposed.has(field) && changed.has(field) && differing.has(field),
    ),
  }
}
