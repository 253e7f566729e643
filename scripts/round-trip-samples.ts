import { tag } from '../packages/contract/src/common/schemas.ts'
import type { CheckedText } from '../packages/contract/src/content/checked.ts'
import { BANK_LEVELS } from '../packages/contract/src/interview-bank/values.ts'
import type { KeyPoint } from '../packages/contract/src/key-point/schemas.ts'
import { DIFFICULTIES, FREQUENCIES } from '../packages/contract/src/question/values.ts'
import { programSamples } from './round-trip-programs.ts'

const STATUSES = ['draft', 'published', 'archived'] as const

/** What files, spreadsheets and YAML have been seen to change. */
const PIECES = [
  ...[
    "'",
    "'@Resource' 与",
    "''",
    '"',
    '=1+1',
    '+86',
    '-1',
    '@a',
    '、',
    ',',
    '，',
    ';',
    '；',
    '|',
    '\\',
    '\\|',
  ],
  ...[
    '😀',
    '𠮷',
    'é',
    '_x000D_',
    '_x0041_',
    '\u0001',
    '\u001f',
    '---',
    ': ',
    '# ',
    '- ',
    '[a]',
    '{b}',
    '&amp;',
  ],
  ...[
    '<b>',
    '`x`',
    '$a$',
    'null',
    'true',
    '1',
    '007',
    '2026-01-01',
    '%',
    '~',
    '*',
    '!',
    '字',
    'C++',
    'a b',
    'A',
  ],
]
const LINES = ['\n', '\n\n', '\n---\n', '\n    code', '\n- item', '\n```\n', '\n\t', ' ']

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

/** Makes items with every text that files have been seen to change. */
export function samplesOf(seed: number) {
  const next = numbers(seed)
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T => {
    const item = items[next(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const list = <T>(most: number, make: () => T) => Array.from({ length: next(most + 1) }, make)
  const line = () =>
    ['字', ...list(5, () => pick(PIECES))]
      .toSorted(() => next(3) - 1)
      .join('')
      .trim() || '字'
  const lines = () => [line(), ...list(6, () => pick([...PIECES, ...LINES])), line()].join('').trim()
  const distinct = (items: string[]) => [...new Set(items)]
  // As they are kept: case and width tell no tags apart.
  const distinctTags = (items: string[]) => [
    ...new Map(items.map((item) => tag(100).parse(item)).map((item) => [item.toLowerCase(), item])).values(),
  ]
  const keyPoint = (): KeyPoint => ({
    text: line(),
    weight: 1 + next(5),
    followUp: next(2) === 0 ? '' : line(),
    misconception: next(2) === 0 ? '' : line(),
  })
  const sourceLine = () => (next(2) === 0 ? line() : `${line()} | https://example.com/${next(9)}`)
  const checked = (): CheckedText => ({
    checkedDate: next(2) === 0 ? '' : '2026-11-20',
    versions: list(3, line),
    sources: list(3, sourceLine),
  })
  const facts = (place: number) => ({
    slug: `item-${place}`,
    title: `${place}${line()}`,
    sortOrder: 1 + next(1_000),
  })
  /** Items do not relate to themselves. */
  const places = (own = '') =>
    distinct(list(2, () => `bank/item-${next(20)}`))
      .filter((place) => place !== `bank/${own}`)
      .map((place) => ({ place }))
  const maybe = (make: () => string) => (next(2) === 0 ? make() : '')

  const programs = programSamples({ next, list, pick, line, lines, maybe })

  function question(place: number) {
    const status = pick(STATUSES)
    const isWhole = status === 'published'
    const program = next(5) < 2 ? null : pick(programs)()
    return {
      program,
      ...facts(place),
      difficulty: pick(DIFFICULTIES),
      frequency: pick(FREQUENCIES),
      isPersonal: next(2) === 0,
      tags: distinctTags([...list(3, line), ...(isWhole ? [line()] : [])]),
      shortAnswer: isWhole ? lines() : maybe(lines),
      spokenAnswer: maybe(lines),
      answer: isWhole ? lines() : maybe(lines),
      keyPoints: [...list(3, keyPoint), ...(isWhole ? [keyPoint()] : [])],
      followUps: list(3, line),
      answeredBy: list(3, () => (next(3) === 0 ? '-' : line())),
      ...checked(),
      related: places(`item-${place}`),
      status,
    }
  }

  function point(place: number) {
    const status = pick(STATUSES)
    const isWhole = status === 'published'
    const recall = Array.from({ length: (isWhole ? 1 : 0) + next(3) }, (_, index) => ({
      slug: `recall-${index}`,
      question: line(),
      answer: lines(),
    }))
    return {
      ...facts(place),
      chapterId: 1,
      summary: isWhole ? line() : maybe(line),
      minutes: 1 + next(100),
      content: isWhole ? lines() : maybe(lines),
      recall,
      ...checked(),
      questions: places(),
      status,
    }
  }

  function interviewQuestion(place: number) {
    const status = pick(STATUSES)
    const isWhole = status === 'published'
    const time = '2026-01-01T00:00:00.000Z'
    const keyPoints = [...list(3, keyPoint), ...(isWhole ? [keyPoint()] : [])].map((point, index) => ({
      ...point,
      text: `${index}${point.text}`,
    }))
    return {
      ...facts(place),
      id: 1 + place,
      bankId: 1,
      bankName: '面试',
      topic: line().slice(0, 30).trim(),
      difficulty: pick(DIFFICULTIES),
      minutes: 1 + next(30),
      isPersonal: next(4) === 0,
      keyPoints,
      hint: maybe(line),
      probes: list(3, line),
      anchors: { zero: maybe(lines), half: maybe(lines), full: maybe(lines) },
      redFlags: list(3, line),
      variant: maybe(line),
      answer: isWhole ? lines() : maybe(lines),
      ...checked(),
      questionIds: [],
      questions: places().map(({ place }) => ({ id: 1, title: '题', place })),
      problemIds: [],
      problems: places()
        .slice(0, 1)
        .map(({ place }) => ({ id: 1, title: '题', place })),
      status,
      keyPointCount: keyPoints.length,
      version: 1,
      createTime: time,
      updateTime: time,
      editTime: null,
    }
  }

  function parent(place: number) {
    const { slug, sortOrder } = facts(place)
    return {
      id: 1 + place,
      slug,
      name: `${place}${line()}`.slice(0, 60).trim(),
      description: maybe(line),
      groupName: maybe(() => line().slice(0, 30).trim()),
      introduction: maybe(lines),
      paths: distinctTags(list(3, () => `路${pick(PIECES)}`)),
      level: pick(BANK_LEVELS),
      minutes: 5 + next(100),
      sessionSize: 1 + next(20),
      sortOrder,
      questionCount: 0,
      publishedCount: 0,
      totalCount: 0,
      progress: { forgotten: 0, vague: 0, known: 0, instant: 0 },
      version: 1,
    }
  }

  return {
    bank: parent,
    question,
    chapter: parent,
    'knowledge-point': point,
    'interview-bank': parent,
    'interview-question': interviewQuestion,
  }
}
