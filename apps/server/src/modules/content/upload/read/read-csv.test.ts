import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readSheetRows } from './read-sheet-rows.ts'

const COLUMNS = ['slug', 'bank', 'title', 'shortAnswer', 'status', 'spokenAnswer'] as const
type Row = Record<(typeof COLUMNS)[number], string>

/** What texts hold that files have been seen to break. */
const PIECES = [
  ...[
    '什么是"回表"？',
    '"InnoDB"与"MyISAM"',
    '""',
    '5" 屏幕',
    '他说“好”',
    "'单引号'",
    '=1+1',
    '逗号，',
    ',',
    ';',
    '\t',
  ],
  ...[
    '😀',
    '𠮷',
    'é',
    '\u00a0',
    '字',
    'B+树',
    'a b',
    '锟斤拷',
    '\n',
    '\n\n',
    '\n"\n',
    '\nbank,slug,"x"\n',
    '—',
  ],
]

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

interface Encoding {
  encode: (text: string) => Buffer
  /** What is no character. */
  damage: Buffer
}

/** Characters of GB 18030, as its decoder reads them: two bytes, or four. */
function makeGb18030(): Encoding {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, Buffer>()
  const learn = (bytes: number[]) => {
    const character = decoder.decode(Buffer.from(bytes))
    if ([...character].length === 1 && !codes.has(character)) codes.set(character, Buffer.from(bytes))
  }
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) learn([first, second])
  }
  const four = (pointer: number) => [
    0x81 + Math.floor(pointer / 12_600),
    0x30 + (Math.floor(pointer / 1_260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ]
  for (const character of ['😀', '𠮷']) learn(four((character.codePointAt(0) ?? 0) - 0x10000 + 189_000))
  for (let pointer = 0; pointer < 1_000; pointer += 1) learn(four(pointer))
  const encode = (text: string) =>
    Buffer.concat(
      [...text].map((one) => (one < '\x80' ? Buffer.from(one) : (codes.get(one) ?? Buffer.alloc(0)))),
    )
  return { encode, damage: Buffer.from([0xff]) }
}

const ENCODINGS: Record<string, Encoding> = {
  'UTF-8': { encode: (text) => Buffer.from(text), damage: Buffer.from([0xe4, 0xb8]) },
  'UTF-16': { encode: (text) => Buffer.from(text, 'utf16le'), damage: Buffer.from([0x00, 0xd8]) },
  'GB 18030': makeGb18030(),
}

/** Ways in which a row is spoilt. */
const FAULTS: Record<string, (cells: readonly string[], encoding: Encoding) => Buffer> = {
  'a comma without quotes': (cells, { encode }) => encode([...cells.map(quoted), '多出来的'].join(',')),
  'a quote that is not closed': (cells, { encode }) =>
    encode([...cells.slice(0, -1).map(quoted), '"没有关'].join(',')),
  'quotes inside quotes': (cells, { encode }) =>
    encode([...cells.slice(0, -1).map(quoted), '"他说"好"，走了"'].join(',')),
  'a damaged character': (cells, { encode, damage }) =>
    Buffer.concat([encode(`${cells.slice(0, -1).map(quoted).join(',')},甲`), damage, encode('乙')]),
}

interface Written {
  bytes: Buffer
  rows: { number: number; cells: Row; fault: string | null }[]
}

/** A file of rows with every mixture of ends of lines, quotes and faults. */
function write(seed: number, encoding: Encoding): Written {
  const { encode } = encoding
  const next = numbers(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[next(items.length)]
  const text = () => {
    const joined = Array.from({ length: 1 + next(4) }, () => pick(PIECES))
      .join('')
      .trim()
    // What begins with a quote and goes on with none of the text looks like the end of the cell before.
    return /^"+(?:[,;\s]|$)/.test(joined) ? `字${joined}` : joined
  }
  const ends = pick([['\n'], ['\r\n'], ['\r'], ['\n', '\r\n', '\r']]) ?? ['\n']
  const end = () => encode(pick(ends) ?? '\n')
  const isPlain = (cell: string) => !/[,\n]/.test(cell) && !/^\s*"/.test(cell)
  const parts = [
    ...(next(2) === 0 || encode('a').length === 2 ? [encode('\ufeff')] : []),
    encode(COLUMNS.join(',')),
    end(),
  ]
  const rows: Written['rows'] = []
  const count = 2 + next(12)
  let number = 1
  for (let place = 0; place < count; place += 1) {
    const cells: Row = {
      slug: `row-${place}`,
      bank: 'bank',
      title: `题${place}`,
      shortAnswer: text(),
      status: 'draft',
      spokenAnswer: text(),
    }
    const values = COLUMNS.map((column) => cells[column])
    const fault = next(3) === 0 ? (pick(Object.keys(FAULTS)) ?? null) : null
    number += 1
    const spoil = fault === null ? undefined : FAULTS[fault]
    if (spoil) parts.push(spoil(values, encoding), end())
    else {
      const shown = values.map((cell) => {
        // A text that ends with a quote is always between quotes where it is written by a program.
        if (isPlain(cell) && !cell.endsWith('"') && next(2) === 0) return cell
        return next(4) === 0 ? ` ${quoted(cell)} ` : quoted(cell)
      })
      parts.push(encode(shown.join(',')), end())
    }
    rows.push({ number, cells, fault })
    if (next(5) === 0) {
      parts.push(end())
      number += 1
    }
  }
  return { bytes: Buffer.concat(parts), rows }
}

test.each(Object.entries(ENCODINGS))('%s: each row is read whole, or named', (_, encoding) => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const { bytes, rows } = write(seed, encoding)
    const read = readSheetRows(readCsv(bytes), 'zh-CN')
    const shown = `seed ${seed}: ${bytes.toString('base64')}`
    for (const { number, cells, fault } of rows) {
      const found = read.find((row) => row.slug === cells.slug)
      expect(found?.number, shown).toBe(number)
      if (fault === null) {
        expect(found?.problems, shown).toEqual([])
        const { title, shortAnswer, spokenAnswer } = found?.draft?.fields ?? {}
        expect([title, shortAnswer, spokenAnswer], shown).toEqual([
          cells.title,
          cells.shortAnswer,
          cells.spokenAnswer,
        ])
      } else {
        expect(found?.draft, shown).toBeNull()
        expect(found?.problems[0]?.reason, shown).toMatch(/多了\d+格|引号没有配对|乱码/)
      }
    }
    expect(
      read.filter(({ slug }) => !rows.some(({ cells }) => cells.slug === slug)),
      shown,
    ).toEqual([])
  }
})

const file = (name: string) => readFileSync(new URL(`./files/${name}`, import.meta.url))

test.each([
  ['space-after-quote.csv', '逗号后有空格的题', undefined],
  ['stray-quote.csv', '什么是"回表"？', undefined],
  ['stray-quote2.csv', '"InnoDB" 与 "MyISAM" 的区别', undefined],
  ['too-many-cells.csv', '逗号没有引起来', '比第一行多了1格，有逗号的文字要加引号'],
])('人们真有的文件：%s', (name, title, reason) => {
  const [row] = readSheetRows(readCsv(file(name)), 'zh-CN')
  expect([row?.title, row?.problems[0]?.reason]).toEqual([title, reason])
})

test('列名里有乱码：说出来，不当作没有那一列', () => {
  const bytes = Buffer.concat([
    Buffer.from('bank,slug,title,sta'),
    Buffer.from([0xff]),
    Buffer.from('tus\nb,a,甲,draft'),
  ])
  expect(() => readCsv(bytes)).toThrow(expect.objectContaining({ key: 'badCsv', values: { line: 1 } }))
})
