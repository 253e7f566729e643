import type { QuestionText } from '@app/contract/question/schemas'
import type { QuestionSnapshot } from '@app/contract/question-revision/schemas'
import { useTranslation } from 'react-i18next'
import { keyPointLines } from '../../../shared/show/key-point-lines.ts'

type Snapshot = QuestionText | QuestionSnapshot

/** Writes the fields of a question out, for two versions to be compared: lists by their lines, all else as a text. */
export function useQuestionFields() {
  const { t } = useTranslation('admin')
  return function write<S extends Snapshot>(snapshot: S, field: keyof S & string): string | string[] {
    if (field === 'difficulty') return t(`difficulty.${snapshot.difficulty}`)
    if (field === 'keyPoints') return keyPointLines(snapshot.keyPoints, t)
    const value: unknown = snapshot[field]
    return Array.isArray(value) ? value.map(String) : String(value)
  }
}
