import { afterAll, expect, test } from 'vitest'
import type { CallCases, Json, Language, SqlCases } from '../problem.ts'
import type { RunEnd, RunEvent } from '../run.ts'
import { NodeRunner } from './NodeRunner.ts'

const runner = new NodeRunner()
afterAll(() => runner.close())

async function run(
  language: Language,
  code: string,
  cases: Parameters<NodeRunner['run']>[0]['cases'],
  limits: { seconds?: number; output?: number } = {},
): Promise<{ events: RunEvent[]; results: Extract<RunEvent, { type: 'case' }>['result'][]; end: RunEnd }> {
  const events: RunEvent[] = []
  const end = await runner.run(
    { language, code, cases, limits: { seconds: 5, output: 10_000_000, ...limits } },
    (event) => void events.push(event),
  )
  const results = events.flatMap((event) => (event.type === 'case' ? event.result : []))
  return { events, results, end }
}

const calls = (entry: string, args: Json[], expected: Json, more: Partial<CallCases> = {}): CallCases => ({
  form: 'calls',
  entry,
  parameters: args.map((_, place) => ({ name: `p${place}`, type: '' })),
  comparison: 'exact',
  cases: [{ name: '', args, expected }],
  ...more,
})
const add = calls('addUp', [1, 2], 3)

test.each<[Language, string]>([
  ['javascript', 'const addUp = (a, b) => a + b'],
  [
    'javascript',
    'async function addUp(a, b) { await new Promise((r) => setTimeout(r, 60_000)); return a + b }',
  ],
  [
    'typescript',
    'enum Sign { Plus }\nfunction addUp<T extends number>(a: T, b: T): number { return a + b + Sign.Plus }',
  ],
  ['python', 'def add_up(a: int, b: int) -> int:\n    return a + b'],
])('%s: code that is right passes', async (language, code) => {
  const { results, end } = await run(language, code, add)
  expect(end).toEqual({ kind: 'finished' })
  expect(results).toMatchObject([{ isPassed: true, differences: [] }])
})

test.each<[Language, string, object]>([
  [
    'javascript',
    'function addUp(a, b) {\n  return a +\n}',
    { message: "Unexpected token '}'", line: 3, column: 1 },
  ],
  ['typescript', 'function addUp(a: number {\n}', { line: 1 }],
  ['python', 'def add_up(a, b):\n    return a +', { message: 'SyntaxError: invalid syntax', line: 2 }],
])('%s: a syntax error has its line', async (language, code, trouble) => {
  const { end } = await run(language, code, add)
  expect(end).toMatchObject({ kind: 'syntax', trouble })
})

test.each<[Language, string]>([
  ['javascript', 'addUp'],
  ['python', 'add_up'],
])('%s: a missing entry is named', async (language, entry) => {
  const code = language === 'python' ? 'x = 1' : 'let x = 1'
  expect((await run(language, code, add)).end).toEqual({ kind: 'missing-entry', entry })
})

test.each<[Language, string, object]>([
  ['javascript', 'function addUp() {\n  console.log("here", [1])\n  null.x\n}', { line: 3 }],
  [
    'python',
    'def add_up(a, b):\n    print("here", [1])\n    return 1 // 0',
    { line: 3, message: 'ZeroDivisionError: division by zero' },
  ],
])('%s: what throws is told with its line, what was printed too', async (language, code, trouble) => {
  const { events, results } = await run(language, code, add)
  expect(results).toMatchObject([{ isPassed: false, trouble: { kind: 'exception', ...trouble } }])
  expect(events).toContainEqual({ type: 'log', place: 0, text: 'here [1]' })
})

test('an endless loop ends after its time, and output at its limit', async () => {
  expect((await run('javascript', 'function addUp() { for (;;); }', add, { seconds: 1 })).end).toEqual({
    kind: 'timeout',
    seconds: 1,
  })
  const { events, end } = await run(
    'javascript',
    'function addUp() { for (let i = 0; i < 99; i++) console.log("0123456789") }',
    add,
    { output: 100 },
  )
  expect(end).toEqual({ kind: 'finished' })
  expect(events.filter(({ type }) => type === 'log')).toHaveLength(9)
  expect(events.filter(({ type }) => type === 'output-cut')).toEqual([{ type: 'output-cut', most: 100 }])
})

test('code over 50,000 characters is refused', async () => {
  expect((await run('javascript', ' '.repeat(50_001), add)).end).toEqual({ kind: 'too-long', most: 50_000 })
})

test.each<[Language, string]>([
  ['javascript', 'class Box { constructor(n) { this.n = n } addOne() { this.n++ } get() { return this.n } }'],
  [
    'python',
    'class Box:\n    def __init__(self, n):\n        self.n = n\n    def add_one(self):\n        self.n += 1\n    def get(self):\n        return self.n',
  ],
])('%s: a class is made and its methods called in turn', async (language, code) => {
  const one = { name: '', args: [1], calls: [['addOne'], ['get']] satisfies [string][], expected: [null, 2] }
  const { results } = await run(language, code, calls('Box', [1], null, { cases: [one] }))
  expect(results).toMatchObject([{ isPassed: true, input: expect.stringContaining('Box(1)') }])
})

test.each<[Language, string]>([
  [
    'javascript',
    'function reverse(head) { let last = null; while (head) [head.next, last, head] = [last, head, head.next]; return last }',
  ],
  [
    'python',
    'def reverse(head):\n    last = None\n    while head:\n        head.next, last, head = last, head, head.next\n    return last',
  ],
])('%s: lists are made of nodes, and read back', async (language, code) => {
  const parameters = [{ name: 'head', type: 'ListNode' }]
  const { results } = await run(
    language,
    code,
    calls('reverse', [[1, 2, 3]], [3, 2, 1], { parameters, returns: 'ListNode' }),
  )
  expect(results).toMatchObject([{ isPassed: true }])
})

test.each<[Language, string]>([
  ['javascript', 'const fill = (list) => { list[0] = 9 }'],
  ['python', 'def fill(list):\n    list[0] = 9'],
])(
  '%s: what is changed in place is the result; the checker of the problem judges',
  async (language, code) => {
    const checker =
      'export default ({ args, actual }) => actual[0] === 8 || args[0][0] + " became " + actual[0]'
    const cases = calls('fill', [[1]], null, {
      parameters: [{ name: 'list', type: 'number[]' }],
      changes: 'list',
      checker,
    })
    expect((await run(language, code, cases)).results).toMatchObject([
      { isPassed: false, reason: '1 became 9' },
    ])
  },
)

test('promises that nobody answers for fail a case, each in words of its own', async () => {
  const kinds = async (code: string) => (await run('javascript', code, add)).results[0]?.trouble?.kind
  expect(await kinds('function addUp() { Promise.reject(new Error("boom")); return 3 }')).toBe('rejection')
  expect(await kinds('const addUp = () => new Promise(() => {})')).toBe('pending')
})

const SQL: SqlCases = {
  form: 'sql',
  schema: 'create table item (id integer, price numeric, day date)',
  comparison: 'exact',
  cases: [
    {
      name: '',
      setup: "insert into item values (2, 1.50, '2026-01-02'), (1, null, null)",
      expected: {
        columns: ['id', 'price', 'day'],
        rows: [
          [1, null, null],
          [2, 1.5, '2026-01-02'],
        ],
      },
    },
  ],
}

test('sql: rows and columns are compared, and nothing of a run stays', async () => {
  const right = 'select id, price, day from item order by id'
  expect((await run('sql', `delete from item where id = 3; ${right}`, SQL)).results).toMatchObject([
    { isPassed: true },
  ])
  const { results } = await run('sql', 'select id, price from item', SQL)
  expect(results).toMatchObject([
    { isPassed: false, differences: [{ path: ['columns', 2], expected: "'day'" }] },
  ])
  expect((await run('sql', right, SQL)).results).toMatchObject([{ isPassed: true }])
})

test('sql: errors have their line; ending the transaction is noticed', async () => {
  expect((await run('sql', 'select id\nfrom item wher x', SQL)).end).toMatchObject({
    kind: 'syntax',
    trouble: { line: 2 },
  })
  const troubleOf = async (code: string) => (await run('sql', code, SQL)).results[0]?.trouble
  expect(await troubleOf('select\n  lost from item')).toMatchObject({ kind: 'exception', line: 2, column: 3 })
  expect(await troubleOf('insert into item values (3)')).toMatchObject({ kind: 'no-rows' })
  expect(await troubleOf('commit; select 1 as id')).toMatchObject({ kind: 'transaction-ended' })
})

test.each<[Language, string, string]>([
  ['python', 'import builtins\nbuiltins.isinstance = lambda *_: True\nbuiltins.list = None', ''],
  ['python', 'import sys\nsys.setrecursionlimit(60)', ''],
  ['python', 'import json, time\njson.dumps = lambda *_: "{}"\ntime.perf_counter = None', ''],
  ['python', 'import sys\nsys.stdout = sys.stderr = None\nsys.exit(3)', ''],
  [
    'sql',
    "set work_mem = '64kB'; set statement_timeout = 1; prepare one as select 1; select 1",
    'execute one',
  ],
  ['sql', 'create table practice.item2 (id integer); select 1', 'select * from practice.item2'],
])('%s: code changes nothing for the next', async (language, code, asked) => {
  const [cases, right] =
    language === 'sql'
      ? [SQL, 'select id, price, day from item order by id']
      : [add, 'def add_up(a, b):\n    return sum([a, b])']
  await run(language, code, cases)
  if (asked) expect((await run(language, asked, cases)).results[0]?.trouble?.kind).toBe('exception')
  expect((await run(language, right, cases)).results).toMatchObject([{ isPassed: true }])
})

test.each<[string, CallCases['comparison'] | 'checker']>([
  ['() => { const it = []; it.push(it); return it }', 'unordered'],
  ['() => { const it = []; it.push(it); return it }', 'unordered-deep'],
  ['() => [1n, { big: 2n }]', 'unordered'],
  ['() => Array.from({ length: 100_000 }).reduce((inner) => [inner], [])', 'unordered-deep'],
  ['() => new Proxy([], { get() { throw new Error("no") } })', 'exact'],
  ['() => undefined', 'checker'],
])('javascript: %s is wrong where it cannot be compared (%s)', async (code, way) => {
  const more: Partial<CallCases> =
    way === 'checker' ? { checker: 'export default ({ actual }) => actual[0] === 1' } : { comparison: way }
  const { results, end } = await run('javascript', `const make = ${code}`, calls('make', [], [1], more))
  expect(end).toEqual({ kind: 'finished' })
  expect(results).toMatchObject([{ isPassed: false }])
})

test.each(['ListNode', 'TreeNode'])(
  'javascript and python: a chain of 100,000 nodes is read (%s)',
  async (type) => {
    const values = Array.from({ length: 100_000 }, (_, place) => place)
    const given = type === 'ListNode' ? values : values.slice(0, 1_000).flatMap((value) => [value, null])
    const cases = calls('same', [given], type === 'ListNode' ? given : given.slice(0, -1), {
      parameters: [{ name: 'node', type }],
      returns: type,
    })
    for (const [language, code] of [
      ['javascript', 'const same = (node) => node'],
      ['python', 'def same(node):\n    return node'],
    ] as const)
      expect((await run(language, code, cases)).results).toMatchObject([{ isPassed: true }])
  },
)
