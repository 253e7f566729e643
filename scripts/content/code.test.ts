import { expect, test } from 'vitest'
import { findJdk, isJdkOnly } from './code/java.ts'
import { checkBody } from './testing/sample.ts'

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`

const reasons = async (...blocks: string[]) =>
  (await checkBody(blocks.join('\n'))).map((fault) => fault.slice(fault.indexOf(' ') + 1))

const RIGHT: [info: string, code: string][] = [
  ['java', 'class A { int x = 1; }'],
  ['java', 'void main() { IO.println("好"); }'],
  ['java', 'import module java.base;\nclass A { A(int x) { if (x < 0) throw new Error(); super(); } }'],
  ['java fragment', 'lock.lock();\ntry { work(); } finally { lock.unlock(); }'],
  ['java fragment', 'A(int x) { this.x = x; }'],
  ['go', 'package main\n\nfunc main() { println(1) }'],
  ['go fragment', 'for i := range 3 { use(i) }'],
  ['go fragment', 'func f[T any](x T) T { return x }'],
  ['python', 'def f(x: int) -> int:\n    return x'],
  ['js', 'const f = async () => {}\nawait f()'],
  ['jsx', 'export const A = () => <p>{1}</p>'],
  ['ts', 'const x: number = 1\nexport const y = x'],
  ['ts fragment', 'unknownThing.work()'],
  ['ts fragment', 'private x = 1\nget y() { return this.x }'],
  [
    'tsx',
    "import { useState } from 'react'\nexport const A = () => { const [n] = useState(0); return <p>{n}</p> }",
  ],
  ['sql', 'SELECT id FROM job WHERE a = 1 LIMIT 3 FOR UPDATE SKIP LOCKED;'],
  ['pgsql', "SELECT id FROM d ORDER BY e <=> '[1,2]'::vector LIMIT 5;"],
  ['yaml', 'a: [1, 2]'],
  ['json', '{ "a": 1 }'],
  ['bash', 'ls -l'],
  ['mermaid', 'sequenceDiagram\n  A->>B: 你好'],
]

const WRONG: [info: string, code: string, reason: string | RegExp][] = [
  ['java', 'class A { int x = ; }', /^这段java有错/],
  ['java', 'int x = 1;', '这段java不是完整的程序，请在语言后面写fragment'],
  ['java fragment', 'int x = ;', /^这段java有错/],
  ['go', 'func f() {}', '这段go不是完整的程序，请在语言后面写fragment'],
  ['go', 'package p\nfunc f( {}', /^这段go有错/],
  ['python', 'def f(:', /^这段python有错/],
  ['js', 'const = 1', /^这段js有错：TS1134/],
  ['ts', "const x: number = '一'\nexport { x }", /^这段ts有错：TS2322/],
  ['ts fragment', 'if (x {', /^这段ts有错：TS1005/],
  ['sql', 'SELCT 1;', /^这段sql有错/],
  ['pgsql', 'SELECT FROM WHERE;', /^这段pgsql有错/],
  ['yaml', 'a: [1', /^这段yaml有错/],
  ['json', '{ a: 1 }', /^这段json有错/],
  ['mermaid', 'flowchart LR\n  A -->', /^这段mermaid有错/],
  ['', 'x', '代码块要写明语言，输出写text'],
  ['cobol', 'x', '不认识的代码语言“cobol”'],
  ['js module', 'x', '代码块的语言后面只能写fragment，text后面可以写输出，不能写“module”'],
]

// All at once: each check starts the compiler anew.
test('right code of every language has no fault', async () => {
  expect(await reasons(...RIGHT.map(([info, code]) => block(info, code)))).toEqual([])
})

test('wrong code of every language has one fault each', async () => {
  expect(await reasons(...WRONG.map(([info, code]) => block(info, code)))).toEqual(
    WRONG.map(([, , reason]) => (typeof reason === 'string' ? reason : expect.stringMatching(reason))),
  )
})

test('the line is the one in the code', async () => {
  const [found = ''] = await checkBody(block('sql', 'SELECT 1;\nSELCT 2;'))
  const [own = ''] = await checkBody(block('cobol', 'x'))
  const lineIn = (fault: string) => Number(/:(\d+) /.exec(fault)?.[1])
  expect(lineIn(found)).toBe(lineIn(own) + 2)
})

test('what states its output is run', async () => {
  const js = block('js', 'console.log([3, 20, 100].sort())')
  const ts = block('ts', 'const x: number = 2\nconsole.log(x * 3)')
  const found = await reasons(
    ...[js, block('text 输出', '[ 100, 20, 3 ]')],
    ...[js, block('text 输出', '[ 3, 20, 100 ]')],
    ...[ts, block('text 输出', '6')],
    ...[block('sql', 'SELECT 1;'), block('text 输出', '1')],
  )
  expect(found).toEqual([
    '运行结果不是这样，而是：[ 100, 20, 3 ]',
    '标了“输出”的text之前要有一段完整的js或ts',
  ])
})

test('an example that does not end or reads files is stopped', async () => {
  const output = block('text 输出', '1')
  const endless = block('js', 'for (;;) {}')
  const reading = block('js', "console.log(require('node:fs').readFileSync('/etc/passwd', 'utf8'))")
  expect(await reasons(endless, output, reading, output)).toEqual([
    expect.stringContaining('> 3 s CPU'),
    expect.stringContaining('Access to this API has been restricted'),
  ])
})

test('what a Java program imports beyond the JDK is known', () => {
  expect(
    isJdkOnly('import java.util.List;\nimport static java.lang.Math.max;\nimport module java.base;'),
  ).toBe(true)
  expect(isJdkOnly('import java.util.List;\nimport org.slf4j.Logger;\nclass A {}')).toBe(false)
})

test.skipIf(!findJdk())(
  'Java programs are compiled, each by itself; what needs a library is not',
  async () => {
    const found = await reasons(
      block('java', 'class A { java.util.List<Integer> all = new java.util.ArrayList<>(); }'),
      block('java', 'class A {\n  List<Integer> all;\n}'),
      block('java', 'public class B { int x = "一"; }'),
      block('java', 'void main() { IO.println(new A().x); }\nrecord A(int x) {}'),
      block('java', 'import org.slf4j.Logger;\nclass C { Logger log; Unknown one; }'),
      block('java fragment', 'Unknown one;'),
    )
    expect(found).toEqual([
      '这段java有错：cannot find symbol class List',
      '这段java有错：incompatible types: String cannot be converted to int',
      '这段java有错：constructor A in record A cannot be applied to given types;',
    ])
  },
)
