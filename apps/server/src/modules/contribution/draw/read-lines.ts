import type { DrawnLine } from '@app/contract/contribution/schemas'
import spokenWords from './spoken-words.json' with { type: 'json' }

/** One of what a line may begin with: 1. · 2、 · （3） · - · Q4: · 第五题： */
const MARK =
  /^(?:[-*•·●▪>]+|#{1,6}(?=\s)|[(（【[]?\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3}|[①-⑳])\s*[)）】\]、.．:：,，]|[①-⑳]|[Qq](?:uestion)?\s*(?:\d{1,3}\s*)?[.:：、]|第\s*[\d一二三四五六七八九十]{1,3}\s*[题问个](?:\s*[.:：、，])?|问\s*[:：])/u
const IS_NUMBERED = /^(?:[-*•·●▪]|[(（【[]?\s*(?:\d{1,3}|[①-⑳])\s*[)）】\]、.．:：])/u

/** What belongs to an interview and is no question of its subject. */
const BESIDE =
  /^(?:简单|先)?(?:做|来)?(?:个|一下)?(?:自我介绍|介绍一?下?(?:你|您)?(?:自己|的?项目))|反问|期望薪资|薪资|薪酬|offer|到岗|入职时间|离职原因|为什么离职|职业规划|有什么(?:想|要)问|(?:寒暄|闲聊|聊天)|家(?:是|在)哪|base|加班|优缺点|什么时候毕业|实习多久|拷打|面试体验|面试官人|许愿|感谢信|求过|凉经|面经$|^(?:平时|最近)|^为什么(?:选择?|学|来)|^(?:约|大概|总共|全程)|^(?:聊|深挖)?项目(?:深挖|$)/iu

/** 自我介绍，然后直接问HashMap: what was asked stands behind. */
const ON_THE_WAY = /^自我介绍.{0,6}?问了?/u

const ASKING =
  /[?？]|什么|怎么|怎样|如何|为何|为啥|为甚|咋|啥|哪些|哪个|哪种|哪几|区别|几种|多少|多长|多久|多大|是否|能不能|可不可以|会不会|有没有|要不要|[吗呢]$|讲一?[下讲]|说一?[下说]|谈一?[下谈]|介绍|解释|描述|聊聊|实现|原理|流程|过程|机制|手写|手撕|设计一|对比|优化|排查|\b(?:what|how|why|when|which|explain|describe|difference|design|implement)\b/iu

/** Somebody tells what happened, in their own words. */
const TELLING =
  /^(?:昨天|今天|前天|上周|刚刚?|楼主|感觉|总体|整体|面试官(?:人|很|挺)|时长|全程|一共|总共|岗位|部门|公司|时间线?)|[我]|。./u

const FULL_WIDTH_MARK = '\uFF1F'

const SHORTEST = 4
const LONGEST = 120
/** A line without a number that asks is a question only when it is short, or ends as one. */
const SHORT = 40

/** The lines of a text that are not empty, numbered from 1. */
export function linesOf(text: string): DrawnLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:`{3,}|-{3,}|={3,}|\|[-:| ]+\|$)/.test(line))
    .map((line, index) => ({ place: index + 1, text: line }))
}

/** What may be a question, by its line alone. */
export interface ReadQuestion {
  lines: DrawnLine[]
  /** As it was said. */
  text: string
  /** The same as a question. */
  title: string
  /** Whether it asks, or is numbered; otherwise it is a question if it names something that the site knows. */
  isAsking: boolean
}

/** Finds what may be questions of a 面经, line by line. */
export function readQuestions(lines: readonly DrawnLine[]): ReadQuestion[] {
  return lines.flatMap((line) => partsOf(line.text).map((part) => ({ lines: [line], ...part })))
}

function partsOf(line: string): Omit<ReadQuestion, 'lines'>[] {
  const isNumbered = IS_NUMBERED.test(line)
  const body = withoutMarks(line)
    .replace(/[*_`~]{1,3}/g, '')
    .trim()
    .replace(ON_THE_WAY, '')
  if (BESIDE.test(body)) return []
  return body
    .split(/(?<=[?？])(?=.{6})|[;；]/u)
    .map((part) => part.trim())
    .filter(mayBeQuestion)
    .map((text) => ({ text, title: toQuestion(text), isAsking: isQuestion(text, isNumbered) }))
}

function withoutMarks(line: string): string {
  let [before, rest] = ['', line]
  while (rest !== before) [before, rest] = [rest, rest.replace(MARK, '').trimStart()]
  return rest
}

/** MVCC and 回表 are short. */
const SHORTEST_NAME = 2

function mayBeQuestion(part: string): boolean {
  const { length } = [...part]
  return length >= SHORTEST_NAME && length <= LONGEST && !BESIDE.test(part)
}

function isQuestion(part: string, isNumbered: boolean): boolean {
  const { length } = [...part]
  if (length < SHORTEST) return false
  if (/[?？]$/u.test(part)) return true
  if (isNumbered) return ASKING.test(part) || length <= SHORT
  return ASKING.test(part) && length <= SHORT && !TELLING.test(part)
}

/** What is said aloud as it is written, with a question mark. */
function toQuestion(part: string): string {
  let written = /^.*[^\s。.,，;；:：!！?？…]/u.exec(part)?.[0] ?? ''
  for (const [spoken, plain] of Object.entries(spokenWords)) written = written.replaceAll(spoken, plain)
  return `${written}${/\p{Script=Han}/u.test(written) ? FULL_WIDTH_MARK : '?'}`
}
