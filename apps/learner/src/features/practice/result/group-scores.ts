import type { ResultQuestion } from '@app/contract/paper/schemas'

/** What the questions of a bank or with a tag came to. */
export interface ScoreGroup {
  name: string
  score: number
  questionCount: number
}

/** The mean score of each name, the lowest first; questions without a score are left out. */
export function groupScores(
  questions: readonly ResultQuestion[],
  namesOf: (question: ResultQuestion) => readonly string[],
): ScoreGroup[] {
  const scores = new Map<string, number[]>()
  for (const question of questions) {
    if (question.score === null) continue
    for (const name of namesOf(question)) scores.set(name, [...(scores.get(name) ?? []), question.score])
  }
  return [...scores]
    .map(([name, all]) => ({
      name,
      score: Math.round(all.reduce((sum, score) => sum + score, 0) / all.length),
      questionCount: all.length,
    }))
    .sort((a, b) => a.score - b.score || b.questionCount - a.questionCount)
}
