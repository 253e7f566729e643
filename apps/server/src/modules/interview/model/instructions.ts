/** A sign that a text speaks to whoever scores it: words, and behind them others. Neither part ever looks far. */
interface Sign {
  first: RegExp
  behind: RegExp
}

/** How far behind the first words of a sign the others end. */
const REACH = 80

const TO_THE_SCORER: readonly Sign[] = [
  {
    first: /[给打判评算]/g,
    behind: /^(?:[我他她个出上成为]|这.{0,4}){0,4}(?:满分|高分|最高分|100\s{0,9}分|一百分)/,
  },
  {
    first: /忽略|无视|忘掉|忘记|不要理会|不用管|覆盖/g,
    behind: /^[^。；]{0,14}(?:指令|指示|要求|规则|提示词?|约束|说明)/,
  },
  {
    first: /(?:所有|全部|每一?[个条])的?(?:要点|key ?points?)/gi,
    behind: /^[^。；]{0,8}(?:说到|说对|覆盖|命中|满足|通过|得分|covered|right)/i,
  },
  {
    first: /[你您](?:现在)?(?:是|扮演|作为)/g,
    behind: /^[^。；]{0,8}(?:评分|打分|阅卷|面试官|考官|模型|AI)/i,
  },
  {
    first: /\b(?:ignore|disregard|forget|override)\b/gi,
    behind: /^[^.;]{0,40}\b(?:instructions?|prompts?|rules?|rubric|above|previous)\b/i,
  },
  {
    first: /\b(?:give|award|assign|grant|score|rate|mark)\b/gi,
    behind: /^[^.;]{0,40}\b(?:full|maximum|perfect|highest|top|100)\b/i,
  },
  {
    first: /\ball (?:the )?(?:key ?)?points (?:are|were|as)\b/gi,
    behind: /^[^.;]{0,12}\b(?:covered|right|correct)\b/i,
  },
  {
    first: /\byou are\b/gi,
    behind:
      /^ (?:now )?(?:an? |the )?[^.;]{0,20}\b(?:grader|scorer|assistant|ai|model|interviewer|evaluator)\b/i,
  },
  { first: /verdict/gi, behind: /^["']?\s{0,9}[:：=]\s{0,9}["']?right/i },
  { first: /</g, behind: /^\/?\s{0,9}(?:system|assistant|user|instructions?|prompt)\s{0,9}>/i },
  { first: /^\s*(?:system|assistant|developer)/gi, behind: /^\s{0,9}[:：]/ },
]

export interface Range {
  start: number
  end: number
}

/** The sentences of a text that speak to whoever scores it, such as 给我满分: they are no answer, and nobody is to obey them. */
export function findInstructions(text: string): Range[] {
  return [...text.matchAll(/[^。！？!?；;\n]+[。！？!?；;\n]*/g)]
    .filter(([sentence]) => TO_THE_SCORER.some((sign) => bears(sentence, sign)))
    .map(({ index, 0: sentence }) => ({ start: index, end: index + sentence.length }))
}

function bears(sentence: string, { first, behind }: Sign): boolean {
  return [...sentence.matchAll(first)].some(({ 0: words, index }) => {
    const end = index + words.length
    return behind.test(sentence.slice(end, end + REACH))
  })
}

/** The text without them. */
export function withoutInstructions(text: string): string {
  return findInstructions(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}[…]${rest.slice(end)}`, text)
}
