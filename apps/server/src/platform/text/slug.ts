import { tokenize } from './title-terms.ts'

const MOST_CHARACTERS = 60

/** What a title without Latin words is called. */
const NAMELESS = 'question'

/** The start of a slug: the Latin words of a title. */
export function slugOf(title: string): string {
  const words = tokenize(title)
    .filter(({ isHan }) => !isHan)
    .map(({ text }) => text.replace(/[^a-z0-9]+/g, '-'))
  const joined = words.join('-').replace(/-+/g, '-').slice(0, MOST_CHARACTERS)
  return joined.replace(/^-|-$/g, '') || NAMELESS
}

/** The first of `start`, `start-2`, `start-3`, … that is free. */
export function freeSlug(start: string, isTaken: (slug: string) => boolean): string {
  let slug = start
  for (let number = 2; isTaken(slug); number += 1) slug = `${start}-${number}`
  return slug
}
