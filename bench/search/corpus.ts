import { Random } from '../generator/random.ts'
import { aspects, contexts } from '../generator/vocabulary.ts'
import { corpusWords, RANK_SHIFT } from './corpus-words.ts'

/** A text of about 1 KB as candidates write it. */
export interface CorpusDocument {
  /** From 1. */
  id: number
  title: string
  tags: string[]
  /** Markdown. */
  content: string
  category: 'experience' | 'help' | 'share' | 'referral' | 'chat'
  /** The words in it that were drawn, the topic first. */
  words: string[]
}

/** A filled sentence has a word for each `{}`. */
const sentences = [
  '先说结论：{}要和{}放在一起看，',
  '当{}的流量升高时，{}往往最先成为瓶颈。',
  '我们的做法是把{}拆成两步，先写{}，再通知下游，失败了就按次数重试。',
  '面试官接着追问{}，我从原理讲到了线上的参数。',
  '这里最容易忽略的是{}，它和{}不是一回事。',
  '压测的结果是{}降了一半，代价是{}多占了一些内存。',
  '排查时先看监控，再看{}的日志，最后才动{}。',
  '如果数据量再大十倍，{}就不够用了，可以换成{}。',
  '`{}`默认是关着的，打开之前要想清楚{}。',
  '有人说{}过时了，其实要看场景。',
  '常见的误会是以为{}能代替{}。',
  '上线之后出过一次事故，原因是{}没有设上限。',
  '这一段源码在`{}`里，读的时候留意它怎样处理{}。',
  '最后用一句话总结：{}换来了{}。',
] as const
const titles = ['{}{a}', '{}与{}{a}', '{c}{}{a}', '一次{}引起的故障：{}{a}', '面经：{}和{}被问了{a}'] as const
const categories = ['experience', 'help', 'share', 'referral', 'chat'] as const

const CHARACTERS = 400
/** So many of a text's words are what it is about. */
const TOPICAL = 0.15
const TITLE = { least: 15, most: 30 }
/** A document of its own seed: so each can be made alone. */
const SEED_STEP = 0x9e3779b1

const sums = sumRanks()

/** A word by Zipf's law: the most frequent is in about a third of the texts, one of rank 60 in a tenth. */
export function drawWord(random: Random): string {
  const point = random.next() * (sums.at(-1) ?? 0)
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  return corpusWords[low] ?? corpusWords[0]
}

/** The same id always gives the same text. */
export function corpusDocument(id: number): CorpusDocument {
  const random = new Random(Math.imul(id, SEED_STEP))
  const topic = drawWord(random)
  const words = [topic]
  const draw = () => {
    const word = drawWord(random)
    words.push(word)
    return word
  }
  const title = makeTitle(random, topic, draw)
  const content = makeContent(random, topic, draw, onlyWordOf(id))
  return {
    id,
    title,
    content,
    category: categories[id % categories.length] ?? 'chat',
    tags: [...new Set([topic, draw(), draw()])].slice(0, 1 + random.below(3)),
    // The end of a long title is cut off.
    words: words.filter((word) => content.includes(word) || title.includes(word)),
  }
}

/** A word that no other text has. */
export const onlyWordOf = (id: number): string => `ticket${(id * 7919).toString(36)}x`

function makeTitle(random: Random, topic: string, draw: () => string): string {
  let isFirst = true
  const word = () => {
    const chosen = isFirst ? topic : draw()
    isFirst = false
    return chosen
  }
  let title = random
    .pick(titles)
    .replaceAll('{}', word)
    .replace('{a}', random.pick(aspects))
    .replace('{c}', random.pick(contexts))
  while (title.length < TITLE.least) title += `，${random.pick(contexts)}`
  return [...title].slice(0, TITLE.most).join('')
}

function makeContent(random: Random, topic: string, draw: () => string, ending: string): string {
  const parts = [`## ${topic}\n\n`]
  for (let length = 0; length < CHARACTERS; ) {
    const sentence = random.pick(sentences).replaceAll('{}', () => (random.next() < TOPICAL ? topic : draw()))
    parts.push(sentence)
    length += sentence.length
    if (random.next() < 0.2) parts.push('\n\n')
  }
  parts.push(`记在${ending}。`)
  return parts.join('')
}

function sumRanks(): Float64Array {
  const all = new Float64Array(corpusWords.length)
  let total = 0
  for (let rank = 0; rank < all.length; rank += 1) {
    total += 1 / (rank + RANK_SHIFT)
    all[rank] = total
  }
  return all
}
