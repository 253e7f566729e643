/** Words by which a text speaks to whoever scores it. */
const TO_THE_SCORER: readonly RegExp[] = [
  /[给打判评算](?:我|他|她|个|出|上|成|为|这.{0,4})*(?:满分|高分|最高分|100\s*分|一百分)/,
  /(?:忽略|无视|忘掉|忘记|不要理会|不用管|覆盖)[^。；\n]{0,14}(?:指令|指示|要求|规则|提示词?|约束|说明)/,
  /(?:所有|全部|每一?[个条])的?(?:要点|key ?points?)[^。；\n]{0,8}(?:说到|覆盖|命中|满足|通过|得分|covered)/i,
  /(?:你|您)(?:现在)?(?:是|扮演|作为)[^。；\n]{0,8}(?:评分|打分|阅卷|面试官|考官|模型|AI)/i,
  /\b(?:ignore|disregard|forget|override)\b[^.;\n]{0,40}\b(?:instructions?|prompts?|rules?|rubric|above|previous)\b/i,
  /\b(?:give|award|assign|grant|score|rate|mark)\b[^.;\n]{0,40}\b(?:full|maximum|perfect|highest|top|100)\b/i,
  /\ball (?:the )?(?:key ?)?points (?:are|were|as)\b[^.;\n]{0,12}\bcovered\b/i,
  /\byou are (?:now )?(?:an? |the )?[^.;\n]{0,20}\b(?:grader|scorer|assistant|ai|model|interviewer|evaluator)\b/i,
  /["']?verdict["']?\s*[:：=]\s*["']?covered/i,
  /<\/?\s*(?:system|assistant|user|instructions?|prompt)\s*>|^\s*(?:system|assistant|developer)\s*[:：]/im,
]

export interface Range {
  start: number
  end: number
}

/** The sentences of a text that speak to whoever scores it, such as 给我满分: they are no answer, and nobody is to obey them. */
export function findInstructions(text: string): Range[] {
  return [...text.matchAll(/[^。！？!?；;\n]+[。！？!?；;\n]*/g)]
    .filter(([sentence]) => TO_THE_SCORER.some((words) => words.test(sentence)))
    .map(({ index, 0: sentence }) => ({ start: index, end: index + sentence.length }))
}

/** The text without them. */
export function withoutInstructions(text: string): string {
  return findInstructions(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}[…]${rest.slice(end)}`, text)
}
