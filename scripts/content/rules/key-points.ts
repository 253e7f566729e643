import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { type Content, fault, type InterviewQuestion, type Question } from '../model.ts'

const POINTS = { min: 4, max: 6 }
const WEIGHTS = [1, 3, 5]
const TOTAL = { min: 15, max: 20 }

/** How many key points there are, what they weigh, and that each is asked for when it is missing. */
export function checkKeyPoints({ questions, interviews, isSelected }: Content): FileFault[] {
  return [...questions, ...interviews]
    .filter(({ path, matter }) => isSelected(path) && !matter.isPersonal)
    .flatMap(checkItem)
}

function checkItem(item: Question | InterviewQuestion): FileFault[] {
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
  for (const [index, { weight, followUp }] of keyPoints.entries()) {
    const at = (...path: PropertyKey[]) => item.lineOf(['keyPoints', index, ...path])
    if (!WEIGHTS.includes(weight)) faults.push(fault(item, at('weight'), 'pointWeight', { weight }))
    if (followUp === '') faults.push(fault(item, at(), 'pointWithoutFollowUp'))
  }
  return faults
}
