import type { ContentFile } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { checkContent } from '../check-content.ts'
import { toContent } from '../load.ts'

/** A sentence often enough for a body; where it stands often, no rule minds. */
const FILLING = '缓冲池把磁盘上的数据页留在内存里，改过的页稍后由后台线程写回磁盘。'.repeat(58)

/** A question with which nothing is wrong; the body begins on line 33. */
export const QUESTION = `---
title: 快递柜是怎样分配格口的？
difficulty: easy
order: 1
tags: [样例]
shortAnswer: |-
  先看包裹的尺寸，选能放下它的最小的空格口，大格口留给大件。格口按距离排成最小堆，取最近的一个。取件码只能用一次，二十四小时以后作废，超时的包裹由快递员收回。断电时从日志里恢复，每一步都先记下来再开门，所以不会把一个格口分给两个人，也不会丢件。
spokenAnswer: |-
  我会先看这个包裹多大，找一个刚好放得下的格子给它，别让小件把大的占了。几个都行的话，就按离门口的远近放进一个优先队列，每次把最近的拿出来。开门那个码是一次性的，谁用过就不能再用了，放久了码会过期。还有就是怕没电，所以每一步先写日志，来电以后重放日志，就知道哪个门开过，不会给两个人分同一个。
keyPoints:
  - text: 选能放下包裹的最小的空格口
    weight: 5
    followUp: 有大有小的时候选哪个？
  - text: 用最小堆按距离取最近的
    weight: 3
    followUp: 用什么数据结构？
  - text: 取件码只能使用一次，过期作废
    weight: 5
    misconception: 取件码不能反复用，用过就作废。
    followUp: 怎样防止别人再开一次门？
  - text: 先写日志再开门，断电后恢复
    weight: 3
    followUp: 突然没电了怎么办？
followUps: [包裹超时以后怎么处理？]
answeredBy: [包裹超时]
checked:
  date: 2026-11-20
  versions: [样例1]
  sources:
    - fact: 二十四小时作废
      source: 样例的规定
---
## 怎样分配

先看尺寸，挑最小的空格口，再用最小堆按距离排，取最近的。${FILLING}

\`\`\`mermaid
flowchart LR
  A[包裹] --> B[格口]
\`\`\`

## 包裹超时

取件码只能用一次，过期失效；包裹超时以后由快递员收回。断电时从日志里恢复。
`

const BANK = '---\nname: 样例\norder: 1\n---\n'

export interface Sample {
  /** Texts by path; `banks/a/q.md` is the good question unless it is given. */
  files?: Record<string, string>
  /** What is reported on; all when left out. */
  selected?: string
}

/** Checks a small content folder and tells `path:line reason` of each fault. */
export async function check({ files = {}, selected = '' }: Sample = {}): Promise<string[]> {
  const all = { 'banks/a/bank.md': BANK, 'banks/a/q.md': QUESTION, ...files }
  const loaded = toContent(Object.entries(all).map(toFile), (path) => path.startsWith(selected))
  const faults = await checkContent(loaded)
  return faults.map(({ file, line, reason }) => `${file}:${line} ${reason}`)
}

/** Checks the good question with something in it replaced. */
export function checkWith(from: string | RegExp, to: string): Promise<string[]> {
  const text = QUESTION.replace(from, () => to)
  if (text === QUESTION) throw new Error(`nothing to replace: ${from}`)
  return check({ files: { 'banks/a/q.md': text } })
}

/** Checks the good question with something more at its end. */
export const checkBody = (more: string): Promise<string[]> =>
  check({ files: { 'banks/a/q.md': `${QUESTION}\n${more}\n` } })

const KINDS: Record<string, [parent: string, child: string]> = {
  banks: ['bank', 'question'],
  chapters: ['chapter', 'knowledge-point'],
  interviews: ['interview-bank', 'interview-question'],
}

function toFile([path, text]: [string, string]): ContentFile {
  const [folder = '', parent = '', name = ''] = path.split('/')
  if (folder === 'posts') return { path, text, kind: 'post', parent: '', slug: parent, hash: '' }
  const [parentKind = '', childKind = ''] = KINDS[folder] ?? []
  const isParent = name === 'bank.md' || name === 'chapter.md'
  return isParent
    ? { path, text, kind: parentKind, parent: '', slug: parent, hash: '' }
    : { path, text, kind: childKind, parent, slug: name.slice(0, -'.md'.length), hash: '' }
}
