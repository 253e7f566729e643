import { textArray, type Value } from './copy.ts'
import { type Random, zipf } from './random.ts'
import { aspects, banks, code, contexts, openings, rareEnding, sentences, tags } from './vocabulary.ts'

/** Times are counted from here, so that the same seed gives the same data. */
export const NOW = Date.UTC(2026, 5, 1)
export const DAY = 86_400_000

const ANSWER_CHARACTERS = 420
/** Number of titles with the rare ending, however many questions there are. */
const RARE_TITLES = 20

export const bankColumns = ['id', 'slug', 'name', 'description', 'group_name', 'sort_order']

export const bankRows = (): Value[][] =>
  banks.map(({ name, group }, index) => [
    index + 1,
    `bench-${index + 1}`,
    name,
    `${name}的高频面试题`,
    group,
    index,
  ])

export const questionColumns = [
  'id',
  'bank_id',
  'slug',
  'title',
  'difficulty',
  'tags',
  'short_answer',
  'answer',
  'key_points',
  'follow_ups',
  'sort_order',
  'view_count',
  'encounter_count',
  'create_time',
  'update_time',
]

/** Views of each question (by its index), and times it was met in interviews. */
export interface Counts {
  views: Uint32Array
  encounters: Uint32Array
}

/** Questions with Chinese answers of about 1 KB. */
export function* questionRows(random: Random, count: number, counts: Counts): Generator<Value[]> {
  const drawTag = zipf(random, tags.length)
  const drawBank = zipf(random, banks.length * 4)
  for (let index = 0; index < count; index += 1) {
    const bankIndex = drawBank() % banks.length
    const bank = banks[bankIndex]
    if (!bank) throw new Error('no such bank')
    const topic = random.pick(bank.topics)
    const isRare = index % Math.ceil(counts.views.length / RARE_TITLES) === 0
    const title = makeTitle(random, topic) + (isRare ? rareEnding : '')
    const created = new Date(NOW - random.below(730 * DAY))
    yield [
      index + 1,
      bankIndex + 1,
      `question-${index + 1}`,
      title,
      pickDifficulty(random),
      textArray(makeTags(random, topic, drawTag)),
      `${topic}：${random.pick(sentences)}${random.pick(sentences)}`,
      makeAnswer(random, topic),
      [1, 2, 3].map((weight) => ({
        text: random.pick(sentences),
        weight: weight + 1,
        followUp: random.pick(aspects),
        misconception: '',
      })),
      [`${topic}${random.pick(aspects)}？`, `${random.pick(contexts)}呢？`],
      index,
      counts.views[index] ?? 0,
      counts.encounters[index] ?? 0,
      created,
      created,
    ]
  }
}

/** Often the topic, which few banks have, and some tags that stand everywhere. */
function makeTags(random: Random, topic: string, drawTag: () => number): string[] {
  const others = random.distinct(1 + random.below(3), drawTag).map((rank) => tags[rank] ?? '')
  return [...new Set(random.next() < 0.6 ? [topic, ...others] : others)]
}

function makeTitle(random: Random, topic: string): string {
  return random
    .pick(openings)
    .replace('{t}', topic)
    .replace('{a}', random.pick(aspects))
    .replace('{c}', random.next() < 0.6 ? random.pick(contexts) : '')
}

/** 3 : 5 : 2. */
function pickDifficulty(random: Random): string {
  const point = random.next()
  if (point < 0.3) return 'easy'
  return point < 0.8 ? 'medium' : 'hard'
}

function makeAnswer(random: Random, topic: string): string {
  const parts = [`## ${topic}\n\n`]
  for (let length = 0; length < ANSWER_CHARACTERS; ) {
    const sentence = random.pick(sentences)
    parts.push(sentence)
    length += sentence.length
    if (random.next() < 0.3) parts.push('\n\n')
  }
  if (random.next() < 0.2) parts.push(`\n\n${code}`)
  return parts.join('')
}
