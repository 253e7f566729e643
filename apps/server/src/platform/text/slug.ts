import { fold } from '../search/fold.ts'
import { tokenize } from '../search/tokens.ts'

const MOST_CHARACTERS = 60

/**
 * The start of a slug: the Latin words of a title.
 * @param nameless for a title without any
 */
export function slugOf(title: string, nameless: string): string {
  const words = tokenize(fold(title))
    .filter(({ isHan }) => !isHan)
    .map(({ text }) => text.replace(/[^a-z0-9]+/g, '-'))
  const joined = words.join('-').replace(/-+/g, '-').slice(0, MOST_CHARACTERS)
  return joined.replace(/^-|-$/g, '') || nameless
}

/** The first of `start`, `start-2`, `start-3`, … that is free. */
export function freeSlug(start: string, isTaken: (slug: string) => boolean): string {
  let slug = start
  for (let number = 2; isTaken(slug); number += 1) slug = `${start}-${number}`
  return slug
}
