import { Random } from '../generator/random.ts'
import { corpusDocument, drawWord, onlyWordOf } from './corpus.ts'
import { corpusWords } from './corpus-words.ts'

/** The kinds of queries, and how many of each. */
const amounts = {
  common: 30,
  rare: 30,
  'two characters': 30,
  mixed: 30,
  'many words': 30,
  pinyin: 25,
  question: 15,
  'no result': 10,
} as const
export type QueryKind = keyof typeof amounts

export interface CorpusQuery {
  kind: QueryKind
  q: string
}

const sounds =
  'xianchengchi sisuo huancun suoyin shiwu fansheshi honghei xiancheng lajihuishou fenkufenbiao xiangliangjiansuo chijiuhua yinyong shijianxunhuan bibao yuanxinglian huancunxuebeng fenbushisuo duliexiaofei dingyue xcc hcxb fbss sjxh hhs'.split(
    ' ',
  )
const nonsense =
  'qwzxvkjh 龘靐齉 量子纠缠态 zzyzx9 火锅底料 企鹅孵蛋 0xdeadbeefcafe ∑∂∫ 蓝鲸迁徙路线 Antarctica企鹅'.split(
    ' ',
  )

const isHan = (word: string) => /^\p{Script=Han}+$/u.test(word)
const pairs = corpusWords.filter((word) => isHan(word) && word.length === 2)
const latin = corpusWords.slice(0, 300).filter((word) => !isHan(word))
const compounds = corpusWords.filter((word) => isHan(word) && word.length >= 4)

/** 200 queries of all kinds, in a random order. @param documents how many texts there are */
export function corpusQueries(documents: number, seed: number): CorpusQuery[] {
  const random = new Random(seed)
  const word = (list: readonly string[], end = list.length) => list[random.below(end)] ?? ''
  const document = () => corpusDocument(1 + random.below(documents))
  const makers: Record<QueryKind, (index: number) => string> = {
    common: (index) => corpusWords[(index + seed) % 60] ?? '',
    rare: (index) =>
      index % 3 === 0
        ? onlyWordOf(1 + random.below(documents))
        : (corpusWords[5_000 + random.below(corpusWords.length - 5_000)] ?? ''),
    'two characters': (index) => (index % 2 === 0 ? word(pairs) : word(compounds, 2_000).slice(-2)),
    mixed: (index) => (index % 3 === 0 ? [word(latin), word(pairs)] : mixedOf(document().words)).join(''),
    'many words': (index) => {
      const words = index % 3 === 0 ? Array.from({ length: 6 }, () => drawWord(random)) : document().words
      return [...new Set(words.slice(0, 4 + random.below(3)))].join(' ')
    },
    pinyin: (index) => sounds[index % sounds.length] ?? '',
    question: () => `${document().title}？`,
    'no result': (index) => nonsense[index % nonsense.length] ?? '',
  }
  const kinds = Object.keys(amounts).filter((kind): kind is QueryKind => kind in amounts)
  const all = kinds.flatMap((kind) =>
    Array.from({ length: amounts[kind] }, (_, index) => ({ kind, q: makers[kind](index) })),
  )
  return shuffle(random, all)
}

/** A Latin word and a Chinese one. */
const mixedOf = (words: readonly string[]): string[] => [
  words.find((word) => !isHan(word)) ?? '',
  words.find(isHan) ?? '',
]

function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
