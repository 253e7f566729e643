import type { Value } from './copy.ts'
import { type Counts, DAY, NOW } from './questions.ts'
import { type Random, zipf } from './random.ts'

const ACTIVE_USERS = 500
const RATINGS_OF_ACTIVE = 200
const MOST_RATINGS_OF_OTHERS = 8

/** The learners' acts, one array of rows for each table. */
export interface Records {
  visits: Value[][]
  mastery: Value[][]
  reviews: Value[][]
  favourites: Value[][]
  encounters: Value[][]
  notes: Value[][]
}

export const recordTables: { key: keyof Records; name: string; columns: string[] }[] = [
  { key: 'visits', name: 'question_visit', columns: ['user_id', 'question_id', 'visit_time'] },
  {
    key: 'mastery',
    name: 'question_mastery',
    columns: ['user_id', 'question_id', 'mastery', 'last_rated_time'],
  },
  { key: 'reviews', name: 'review_log', columns: ['user_id', 'subject_id', 'rating', 'create_time', 'day'] },
  { key: 'favourites', name: 'question_favourite', columns: ['user_id', 'question_id', 'create_time'] },
  { key: 'encounters', name: 'question_encounter', columns: ['user_id', 'question_id', 'create_time'] },
  { key: 'notes', name: 'question_note', columns: ['user_id', 'question_id', 'content', 'update_time'] },
]

export const userColumns = ['id', 'email', 'username', 'password_hash', 'create_time', 'last_seen_time']

/** The active learners come first: those with the ids 1 to 500. */
export function* userRows(count: number, passwordHash: string): Generator<Value[]> {
  for (let id = 1; id <= count; id += 1) {
    const created = new Date(NOW - (id % 400) * DAY)
    yield [
      id,
      `learner${id}@example.com`,
      `学习者${id}`,
      passwordHash,
      created,
      id % 3 === 0 ? null : new Date(NOW - (id % 30) * DAY),
    ]
  }
}

/**
 * Lets learners practise: 200 questions each for the first 500, a few for the others; what one rated one has visited.
 * A visit counts as one view, older days add more; encounters are counted exactly.
 */
export function practise(
  random: Random,
  users: number,
  questions: number,
): { records: Records; counts: Counts } {
  const counts: Counts = { views: new Uint32Array(questions), encounters: new Uint32Array(questions) }
  const records: Records = { visits: [], mastery: [], reviews: [], favourites: [], encounters: [], notes: [] }
  // Popular questions lie scattered over the banks.
  const drawRank = zipf(random, questions)
  const draw = () => (random.next() < 0.5 ? (drawRank() * 7919) % questions : random.below(questions))
  for (let user = 1; user <= users; user += 1) {
    const ratings = user <= ACTIVE_USERS ? RATINGS_OF_ACTIVE : random.below(MOST_RATINGS_OF_OTHERS + 1)
    for (const index of random.distinct(ratings, draw)) {
      const time = new Date(NOW - random.below(90 * DAY))
      practiseOne(random, records, user, index, time)
      if (random.next() < 0.25) {
        records.encounters.push([user, index + 1, time])
        counts.encounters[index] = (counts.encounters[index] ?? 0) + 1
      }
      counts.views[index] = (counts.views[index] ?? 0) + 1
    }
  }
  for (let index = 0; index < questions; index += 1)
    counts.views[index] = (counts.views[index] ?? 0) + random.below(50)
  return { records, counts }
}

function practiseOne(random: Random, records: Records, user: number, index: number, time: Date): void {
  const question = index + 1
  const mastery = 1 + random.below(4)
  records.visits.push([user, question, time])
  records.mastery.push([user, question, mastery, time])
  for (let rating = 1; rating <= mastery; rating += 1) {
    const rated = new Date(time.getTime() - (mastery - rating) * DAY)
    records.reviews.push([user, question, rating, rated, rated.toISOString().slice(0, 10)])
  }
  if (random.next() < 0.15) records.favourites.push([user, question, time])
  if (random.next() < 0.05)
    records.notes.push([user, question, `复习时注意第${1 + (index % 5)}个要点。`, time])
}
