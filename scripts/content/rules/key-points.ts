import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { fold } from '../../../packages/recognition/src/fold.ts'
import { findTerm, toTerm } from '../../../packages/recognition/src/terms.ts'
import terms from '../lists/terms.json' with { type: 'json' }
import { type Content, fault, type InterviewQuestion, type KeyPoint, type Question } from '../model.ts'

const POINTS = { min: 4, max: 6 }
const WEIGHTS = [1, 3, 5]
const TOTAL = { min: 15, max: 20 }
const SYNONYMS = { min: 6, max: 12 }
/** A synonym of Han characters alone has so many, unless it is a term of art. */
const LEAST_HAN = 3

const TERMS = new Set(terms)

/** How many key points, what they weigh and by which words they are recognised. */
export function checkKeyPoints({ questions, interviews, isSelected }: Content): FileFault[] {
  return [...questions, ...interviews]
    .filter(({ path }) => isSelected(path))
    .flatMap((item) => [
      ...checkWeights(item),
      ...item.matter.keyPoints.flatMap((point, index) => checkWords(item, point, index)),
    ])
}

function checkWeights(item: Question | InterviewQuestion): FileFault[] {
  const { keyPoints } = item.matter
  const faults: FileFault[] = []
  const note = (key: 'pointCount' | 'pointTotal', number: number, range: { min: number; max: number }) => {
    if (number < range.min || number > range.max) {
      faults.push(fault(item, item.lineOf(['keyPoints']), key, { number, ...range }))
    }
  }
  note('pointCount', keyPoints.length, POINTS)
  const total = keyPoints.reduce((sum, { weight }) => sum + weight, 0)
  note('pointTotal', total, TOTAL)
  for (const [index, { weight }] of keyPoints.entries()) {
    if (WEIGHTS.includes(weight)) continue
    faults.push(fault(item, item.lineOf(['keyPoints', index, 'weight']), 'pointWeight', { weight }))
  }
  return faults
}

function checkWords(item: Question | InterviewQuestion, point: KeyPoint, index: number): FileFault[] {
  const at = (...path: PropertyKey[]) => item.lineOf(['keyPoints', index, ...path])
  const faults: FileFault[] = []
  const number = point.synonyms.length
  if (number < SYNONYMS.min || number > SYNONYMS.max) {
    faults.push(fault(item, at('synonyms'), 'synonymCount', { number, ...SYNONYMS }))
  }
  if (point.followUp === '') faults.push(fault(item, at(), 'pointWithoutFollowUp'))
  const seen = new Set<string>()
  for (const [place, word] of point.synonyms.entries()) {
    const line = at('synonyms', place)
    const folded = toTerm(word).join('…')
    if (seen.has(folded)) faults.push(fault(item, line, 'synonymTwice', { word }))
    seen.add(folded)
    if (isShort(word)) faults.push(fault(item, line, 'synonymShort', { word, least: LEAST_HAN }))
    if (/^[\d.%…]+$/.test(folded)) faults.push(fault(item, line, 'synonymNumber', { word }))
    const asked = askedIn(word, item.matter.title, point.followUp)
    if (asked) faults.push(fault(item, line, asked, { word }))
  }
  return faults
}

function isShort(word: string): boolean {
  const letters = Array.from(word.replaceAll(/[\s…]/g, ''))
  return (
    letters.length < LEAST_HAN &&
    letters.every((letter) => /\p{Script=Han}/u.test(letter)) &&
    !TERMS.has(word)
  )
}

/** Where a synonym stands already, so that recognition would not count it. */
function askedIn(word: string, title: string, followUp: string) {
  const stands = (text: string) => {
    const folded = fold(text)
    return toTerm(word).every((part) => findTerm(folded, [part]).length > 0)
  }
  if (stands(title)) return 'synonymInTitle'
  return stands(followUp) ? 'synonymInFollowUp' : null
}
