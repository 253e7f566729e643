import { arePrograms } from '@app/contract/question-program/cases'
import { locatePrograms } from '@app/runner/programs'
import { z } from 'zod/mini'

const lists = z.object({ shown: z.array(z.unknown()) })

/** The places of the cases that learners see, 0-based: those of lists come first, programs say it themselves. */
export function shownPlaces(cases: string): number[] {
  if (arePrograms(cases))
    return locatePrograms(cases).flatMap(({ isShown }, place) => (isShown ? [place] : []))
  return lists.parse(JSON.parse(cases)).shown.map((_, place) => place)
}
