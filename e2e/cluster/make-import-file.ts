import { questionRows } from '../../bench/generator/questions.ts'
import { Random } from '../../bench/generator/random.ts'
import { columnsOf } from '../../packages/contract/src/content/format.ts'
import { questionFormat } from '../../packages/contract/src/content/kinds/question.ts'

const BANKS = ['mysql', 'java-concurrency', 'frontend']

/** A CSV file of so many questions, for banks that the product ships with. */
export function makeImportFile(count: number): Buffer {
  const counts = { views: new Uint32Array(count), encounters: new Uint32Array(count) }
  const columns = columnsOf(questionFormat)
  const lines = [columns.join(',')]
  let number = 0
  for (const [, , , title, difficulty, tags, shortAnswer, answer] of questionRows(
    new Random(7),
    count,
    counts,
  )) {
    number += 1
    const words = String(tags).replace(/[{}"]/g, '').replaceAll(',', '、')
    const cells: Record<string, unknown> = {
      bank: BANKS[number % BANKS.length],
      slug: `bench-${number}`,
      title: `${title}${number}`,
      difficulty,
      tags: words,
      shortAnswer,
      answer,
      keyPoints: '先说结论|5|为什么？\n再说原因|3',
      followUps: '还有别的办法吗？',
    }
    lines.push(columns.map((column) => `"${String(cells[column] ?? '').replaceAll('"', '""')}"`).join(','))
  }
  return Buffer.from(lines.join('\n'))
}
