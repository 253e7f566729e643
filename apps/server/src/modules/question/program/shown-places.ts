import { arePrograms } from '@app/contract/question-program/cases'
import { locatePrograms } from '@app/runner/programs'
import { SyntaxTrouble } from '@app/runner/syntax-trouble'
import { z } from 'zod/mini'

const lists = z.object({ shown: z.array(z.unknown()) })

/**
 * The places of the cases that learners see, 0-based: those of lists come first, programs say it themselves.
 * @returns undefined for programs that cannot be read
 */
export function shownPlaces(cases: string): number[] | undefined {
  if (!arePrograms(cases)) return lists.parse(JSON.parse(cases)).shown.map((_, place) => place)
  try {
    return locatePrograms(cases).flatMap(({ isShown }, place) => (isShown ? [place] : []))
  } catch (error) {
    if (error instanceof SyntaxTrouble) return undefined
    throw error
  }
}
