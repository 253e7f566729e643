import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { PROBLEM_HEADINGS } from '../../../packages/contract/src/question-program/files.ts'
import { type Content, fault } from '../model.ts'
import type { Problem } from '../read-problems.ts'

/** A problem's statement and explanation stand below the same headings, in the same order. */
export function checkProblemSections({ problems, isSelected }: Content): FileFault[] {
  return problems.filter(({ path }) => isSelected(path)).flatMap(checkSections)
}

function checkSections(problem: Problem): FileFault[] {
  const { constraints, hints } = PROBLEM_HEADINGS
  const known: string[] = Object.values(PROBLEM_HEADINGS)
  const optional: string[] = problem.program.languages.includes('sql') ? [constraints, hints] : [hints]
  const found = problem.body.sections.filter(({ level }) => level === 2)
  const unknown = found.find(({ heading }) => !known.includes(heading))
  if (unknown) {
    return [
      fault(problem, unknown.line, 'problemSectionUnknown', {
        heading: unknown.heading,
        known: known.join('、'),
      }),
    ]
  }
  const missing = known.filter(
    (heading) => !optional.includes(heading) && !found.some((section) => section.heading === heading),
  )
  const misplaced = found.find(
    ({ heading }, place) => known.indexOf(heading) < known.indexOf(found[place - 1]?.heading ?? ''),
  )
  return [
    ...missing.map((heading) => fault(problem, problem.body.line, 'problemSectionMissing', { heading })),
    ...(misplaced
      ? [fault(problem, misplaced.line, 'problemSectionOrder', { known: known.join('、') })]
      : []),
  ]
}
