import { questionRows } from '../../bench/generator/questions.ts'
import { Random } from '../../bench/generator/random.ts'
import { questionColumns } from '../../packages/contract/src/question-import/sheet.ts'

const BANKS = ['mysql', 'java-concurrency', 'frontend']

/** A CSV file of so many questions, for banks that the product ships with. */
export function makeImportFile(count: number): Buffer {
  const counts = { views: new Uint32Array(count), encounters: new Uint32Array(count) }
  const lines = [questionColumns.join(',')]
  let number = 0
  for (const [, , , title, difficulty, tags, shortAnswer, answer] of questionRows(
    new Random(7),
    count,
    counts,
  )) {
    number += 1
    const words = String(tags).replace(/[{}"]/g, '').replaceAll(',', '、')
    const cells = [
      BANKS[number % BANKS.length],
      `bench-${number}`,
      `${title}${number}`,
      difficulty,
      words,
      shortAnswer,
      '',
      answer,
      '先说结论|5|为什么？\n再说原因|3',
      '还有别的办法吗？',
      '',
      '',
      '',
    ]
    lines.push(cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
  }
  return Buffer.from(lines.join('\n'))
}
