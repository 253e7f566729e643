import type { AnswerRule, InterviewQuestionText, Passage, PointResult } from '@app/contract'

/** What a candidate said in answer to a question or to one of its follow-ups. */
export interface SpokenAnswer {
  turn: number
  content: string
  /** What it answers. */
  asked: string
  isFollowUp: boolean
}

export interface Judgement {
  points: PointResult[]
  rules: AnswerRule[]
}

/** Which key points a candidate covered in all they said to a question. */
export function judgeAnswers(question: InterviewQuestionText, answers: readonly SpokenAnswer[]): Judgement {
  return { points: question.keyPoints.map((point) => judgePoint(point, answers)), rules: [] }
}

function judgePoint(
  { text, weight, dimension, synonyms }: InterviewQuestionText['keyPoints'][number],
  answers: readonly SpokenAnswer[],
): PointResult {
  let passage: Passage | null = null
  let isFollowUp = false
  for (const answer of answers)
    for (const word of synonyms) {
      const start = answer.content.indexOf(word)
      if (start >= 0 && !passage) {
        passage = { turn: answer.turn, start, end: start + word.length }
        isFollowUp = answer.isFollowUp
      }
    }
  const verdict = passage ? (isFollowUp ? 'afterFollowUp' : 'covered') : 'missing'
  return { text, weight, dimension, verdict, passage }
}
