import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import words from '../lists/words.json' with { type: 'json' }
import { lengthOf } from '../markdown.ts'
import {
  type Content,
  fault,
  type InterviewQuestion,
  type Item,
  type Point,
  type Question,
} from '../model.ts'
import type { TextKey } from '../texts.ts'

interface Range {
  min: number
  max: number
}

/** Characters. */
const SHORT_ANSWER: Range = { min: 100, max: 160 }
const SPOKEN_ANSWER: Range = { min: 120, max: 400 }
const QUESTION: Range = { min: 1_800, max: 3_500 }
const PERSONAL_QUESTION: Range = { min: 800, max: 3_500 }
const POINT: Range = { min: 800, max: 2_000 }
/** Minutes of reading, and the characters that are read in one. */
const MINUTES: Range = { min: 8, max: 15 }
const PACE: Range = { min: 80, max: 200 }
const PROBES = 3

/** How long texts are, and that nothing is left out. */
export function checkLengths({ questions, points, interviews, isSelected }: Content): FileFault[] {
  const selected = <I extends Item>(items: readonly I[]) => items.filter(({ path }) => isSelected(path))
  return [
    ...selected(questions).flatMap(checkQuestion),
    ...selected(points).flatMap(checkPoint),
    ...selected(interviews).flatMap(checkInterview),
  ]
}

function checkRange(item: Item, line: number, key: TextKey, number: number, range: Range): FileFault[] {
  const isWithin = number >= range.min && number <= range.max
  return isWithin ? [] : [fault(item, line, key, { number, ...range })]
}

function checkQuestion(item: Question): FileFault[] {
  const { shortAnswer, spokenAnswer, isPersonal } = item.matter
  const line = item.lineOf(['shortAnswer'])
  const nested = /（[^）]*（/.test(shortAnswer) ? [fault(item, line, 'nestedBrackets')] : []
  return [
    ...checkRange(item, line, 'shortAnswerLength', lengthOf(shortAnswer.replaceAll('`', '')), SHORT_ANSWER),
    ...nested,
    ...checkRange(
      item,
      item.lineOf(['spokenAnswer']),
      'spokenAnswerLength',
      lengthOf(spokenAnswer),
      SPOKEN_ANSWER,
    ),
    ...checkRange(
      item,
      item.body.line,
      'bodyLength',
      item.body.length,
      isPersonal ? PERSONAL_QUESTION : QUESTION,
    ),
  ]
}

function checkPoint(item: Point): FileFault[] {
  const { body, matter } = item
  const line = item.lineOf(['minutes'])
  const pace = Math.round(body.length / matter.minutes)
  const hasExample = body.hasTable || body.blocks.length > 0
  return [
    ...checkRange(item, body.line, 'bodyLength', body.length, POINT),
    ...checkRange(item, line, 'minutes', matter.minutes, MINUTES),
    ...checkRange(item, line, 'pace', pace, PACE),
    ...(hasExample ? [] : [fault(item, body.line, 'pointWithoutExample')]),
    ...(body.text.startsWith(words.prerequisites)
      ? []
      : [fault(item, body.line, 'pointWithoutPrerequisites', { words: words.prerequisites })]),
    ...(matter.questions.length > 0 ? [] : [fault(item, 1, 'pointWithoutQuestions')]),
  ]
}

function checkInterview(item: InterviewQuestion): FileFault[] {
  const { probes, hint, redFlags, variant } = item.matter
  const missing: [boolean, string][] = [
    [hint === '', 'hint'],
    [redFlags.length === 0, 'redFlags'],
    [variant === '', 'variant'],
  ]
  return [
    ...checkRange(item, item.lineOf(['probes']), 'probeCount', probes.length, { min: PROBES, max: PROBES }),
    ...missing
      .filter(([isMissing]) => isMissing)
      .map(([, field]) => fault(item, 1, 'fieldMissing', { field })),
  ]
}
