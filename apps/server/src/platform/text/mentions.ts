import { createParser, cutsWord, mentionPlaces, proseTokens } from '@app/markdown'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** As long as a username can be. */
const LONGEST_NAME = 30
/** More are not looked at. */
const MOST_PLACES = 100

const NAME = /^[\p{L}\p{N}\p{M}_-]+(?:[ ·][\p{L}\p{N}\p{M}_-]+)*/u

const parser = createParser()

/** A user named in a text. */
export interface MentionedUser {
  id: number
  username: string
}

/** What may be a name behind each @ of a Markdown text, the longest first: blanks and Chinese do not tell where a name ends. */
export function possibleNames(text: string): string[][] {
  const runs = proseTokens(parser.parse(text, {})).flatMap(({ content }) =>
    mentionPlaces(content).flatMap(
      (index) => NAME.exec(content.slice(index + 1, index + 1 + LONGEST_NAME * 2))?.[0] ?? [],
    ),
  )
  return runs.slice(0, MOST_PLACES).map((run) => {
    const characters = [...run]
    const names: string[] = []
    for (let end = Math.min(characters.length, LONGEST_NAME); end > 0; end -= 1) {
      const [last = '', next = ''] = [characters[end - 1], characters[end]]
      if (last === ' ' || last === '·' || cutsWord(last, next)) continue
      names.push(characters.slice(0, end).join(''))
    }
    return names
  })
}

/**
 * The users whom a Markdown text names by `@name`, each once, in the order of the text.
 * @param most of so many
 */
export async function findMentions(db: Kysely<DB>, text: string, most: number): Promise<MentionedUser[]> {
  if (!text.includes('@')) return []
  const places = possibleNames(text)
  const names = [...new Set(places.flat().map((name) => name.toLowerCase()))]
  if (names.length === 0) return []
  const { rows } = await sql<MentionedUser>`
    select id, username from app_user where lower(username) = any(${names}::text[]) and delete_time is null`.execute(
    db,
  )
  const users = new Map(rows.map((user) => [user.username.toLowerCase(), user]))
  const found = places.flatMap((possible) => {
    const name = possible.find((one) => users.has(one.toLowerCase()))
    return name === undefined ? [] : (users.get(name.toLowerCase()) ?? [])
  })
  return [...new Set(found)].slice(0, most)
}
