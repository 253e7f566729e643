import { Random } from './random.ts'
import { banks, sentences } from './vocabulary.ts'

const CODE = `/** 有界阻塞队列，满了等待，空了也等待。 */
public final class BoundedQueue<T> {
  private final Object[] items = new Object[16];
  private int head, size;

  public synchronized void put(T item) throws InterruptedException {
    while (size == items.length) wait();
    items[(head + size++) % items.length] = item; // 环形写入
    notifyAll();
  }
}`

/** A long answer in Chinese as an assistant writes it: headings, lists, code, tables, emphasis, links. */
export function createAnswer(length: number): string {
  const random = new Random(1)
  const parts: string[] = []
  const sentence = () => random.pick(sentences)
  const topic = () => random.pick(random.pick(banks as [(typeof banks)[0], ...typeof banks]).topics)
  for (let total = 0, part = 1; total < length; part += 1) {
    const section = [
      `## ${part}. ${topic()}与${topic()}`,
      `${sentence()}关键在于**${topic()}**，它和\`${topic()}\`常被一起问到。${sentence()}${sentence()}`,
      `- **${topic()}**：${sentence()}\n- \`${topic()}\`：${sentence()}\n  - ${sentence()}\n- [${topic()}](https://example.com/${part})：${sentence()}`,
      `| 方案 | 优点 | 代价 |\n| --- | --- | ---: |\n| ${topic()} | ${sentence()} | ${part} |\n| ${topic()} | ${sentence()} | *${part + 1}* |`,
      `${sentence()}${sentence()}*${topic()}*也是一样。\n\n\`\`\`java\n${CODE}\n\`\`\``,
      `1. ${sentence()}\n2. ${sentence()}\n3. ${sentence()}`,
      `> ${sentence()}`,
    ].join('\n\n')
    parts.push(section)
    total += section.length + 2
  }
  return parts.join('\n\n').slice(0, length)
}

/** Answers that are one block, as long as that gets. */
export const longBlocks: Record<string, (length: number) => string> = {
  paragraph: (length) => fill(length, '关键在于**先写日志**，再改`数据页`，崩溃以后才能恢复。'),
  list: (length) => fill(length, '- **先写日志**：再改`数据页`，崩溃以后才能恢复。\n'),
  'code block': (length) => `\`\`\`java\n${fill(length, `${CODE}\n\n`)}`,
}

function fill(length: number, part: string): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length)
}
