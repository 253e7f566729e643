import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { recognise } from '../../../packages/recognition/src/index.ts'
import { type Content, fault, type InterviewQuestion, type Question } from '../model.ts'
import { coveredBy, missedBy, scoreAnswer } from '../scoring.ts'

/** Scores in percent of the weight. */
const OWN = 90
const TITLE = 10
/** What the three sample answers to an interview question score. */
const ANCHORS = { zero: 10, half: 60, full: 80 }
const ANCHOR_TEXTS = { zero: 'anchorZero', half: 'anchorHalf', full: 'anchorFull' } as const

/** The key points recognise their own question and nothing less. */
export function checkRecognition({ questions, interviews, isSelected }: Content): FileFault[] {
  return [
    ...questions.filter(({ path }) => isSelected(path)).flatMap(checkQuestion),
    ...interviews.filter(({ path }) => isSelected(path)).flatMap(checkInterview),
  ]
}

function checkQuestion(item: Question): FileFault[] {
  const { shortAnswer } = item.matter
  const score = scoreAnswer(shortAnswer, item.matter)
  const values = { score, least: OWN, points: missedBy(shortAnswer, item.matter) }
  const own = score < OWN ? [fault(item, item.lineOf(['shortAnswer']), 'shortAnswerScore', values)] : []
  return [...own, ...checkPoints(item), ...checkBody(item)]
}

function checkPoints(item: Question | InterviewQuestion): FileFault[] {
  const { title, keyPoints } = item.matter
  const faults: FileFault[] = []
  const score = scoreAnswer(title, item.matter)
  if (score > TITLE) {
    const values = { score, most: TITLE, points: coveredBy(title, item.matter) }
    faults.push(fault(item, item.lineOf(['title']), 'titleScore', values))
  }
  for (const [index, point] of keyPoints.entries()) {
    const covers = (text: string, asked: string[]) => recognise(text, [point], asked)?.[0]?.isCovered ?? false
    const at = (field: string) => item.lineOf(['keyPoints', index, field])
    if (!covers(point.text, [title])) faults.push(fault(item, at('text'), 'pointNotInItself'))
    if (covers(point.followUp, [title, point.followUp])) {
      faults.push(fault(item, at('followUp'), 'followUpEcho'))
    }
  }
  return faults
}

function checkBody(item: Question): FileFault[] {
  const { title, keyPoints } = item.matter
  const verdicts = recognise(item.body.text, keyPoints, [title])
  return keyPoints.flatMap((_, index) =>
    verdicts?.[index]?.isCovered ? [] : fault(item, item.lineOf(['keyPoints', index]), 'pointNotInBody'),
  )
}

function checkInterview(item: InterviewQuestion): FileFault[] {
  const { anchors } = item.matter
  const at = (name: string) => item.lineOf(['anchors', name])
  const [zero, half, full] = [
    scoreAnswer(anchors.zero, item.matter),
    scoreAnswer(anchors.half, item.matter),
    scoreAnswer(anchors.full, item.matter),
  ]
  const isRight = {
    zero: zero <= ANCHORS.zero,
    half: half <= ANCHORS.half && half > zero,
    full: full >= ANCHORS.full,
  }
  const scores = { zero, half, full }
  const faults = checkPoints(item)
  for (const name of ['zero', 'half', 'full'] as const) {
    const values = { score: scores[name], bound: ANCHORS[name] }
    if (!isRight[name]) faults.push(fault(item, at(name), ANCHOR_TEXTS[name], values))
  }
  const score = scoreAnswer(item.body.text, item.matter)
  if (score < OWN) {
    const values = { score, least: OWN, points: missedBy(item.body.text, item.matter) }
    faults.push(fault(item, item.body.line, 'bodyScore', values))
  }
  return faults
}
