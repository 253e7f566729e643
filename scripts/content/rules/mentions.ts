import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { readWords } from '../../../packages/recognition/labelled/read-content.ts'
import { findMentions } from '../../../packages/recognition/src/index.ts'
import { type Content, fault, type InterviewQuestion, type Question } from '../model.ts'
import type { TextKey } from '../texts.ts'

/** Which share of the points, by their weight, an answer of our own mentions at least; that of another question seldom does. */
const LEAST = 0.8

const { reader, counts } = readWords()

/** The answers that learners are shown say what the points of the question ask for. */
export function checkMentions({ questions, interviews, isSelected }: Content): FileFault[] {
  return [
    ...questions
      .filter(({ path, matter }) => isSelected(path) && !matter.isPersonal)
      .flatMap((item) => [
        ...checkAnswer(item, item.matter.shortAnswer, item.lineOf(['shortAnswer']), 'shortAnswerMentions'),
        ...checkAnswer(item, item.matter.spokenAnswer, item.lineOf(['spokenAnswer']), 'spokenAnswerMentions'),
      ]),
    ...interviews
      .filter(({ path, matter }) => isSelected(path) && !matter.isPersonal)
      .flatMap((item) => [
        ...checkAnswer(item, item.matter.anchors.full, item.lineOf(['anchors', 'full']), 'anchorMentions'),
        ...checkAnswer(item, item.body.text, item.body.line, 'bodyMentions'),
      ]),
  ]
}

function checkAnswer(
  item: Question | InterviewQuestion,
  answer: string,
  line: number,
  key: TextKey,
): FileFault[] {
  const { title, keyPoints } = item.matter
  const texts = keyPoints.map(({ text }) => text)
  const points = reader.wordsOfPoints(texts, title, counts).map((words) => ({ words }))
  const mentions = findMentions(answer, points)
  const left = keyPoints.flatMap(({ weight }, place) =>
    mentions[place]?.isMentioned ? [] : [{ weight, number: place + 1 }],
  )
  const all = keyPoints.reduce((sum, { weight }) => sum + weight, 0)
  const share = 1 - left.reduce((sum, { weight }) => sum + weight, 0) / all
  if (share >= LEAST) return []
  return [fault(item, line, key, { points: left.map(({ number }) => number).join('、') })]
}
