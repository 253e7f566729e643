import { isMap, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { bigramsOf, likeness } from '../bigrams.ts'
import { lengthOf } from '../markdown.ts'
import { type Answers, type Content, fault, type Question } from '../model.ts'
import { coveredBy, missedBy, scoreAnswer } from '../scoring.ts'

/** Scores in percent of the weight. */
const GOOD = 80
const THIN = 50
const WRONG = 30
/** Characters of an answer. */
const LEAST_LENGTH = { good: 120, thin: 25, wrong: 40 }
/** From which likeness on a good answer is the short answer read out. */
const COPIED = 0.6

const schema = z.strictObject({ good: z.string(), thin: z.string(), wrong: z.string() })
type Kind = keyof typeof LEAST_LENGTH
const KINDS: Kind[] = ['good', 'thin', 'wrong']

/** Beside each question are a good, a thin and a wrong answer, and they score so. */
export function checkAnswers({ questions, answers, refused, isSelected }: Content): FileFault[] {
  const names = refused.union(new Set(questions.map(({ name }) => name)))
  const lost = [...answers].filter(([name, { path }]) => !names.has(name) && isSelected(path))
  return [
    ...lost.map(([, file]) => fault(file, 1, 'answersWithoutQuestion')),
    ...questions.flatMap((question) => {
      const file = answers.get(question.name)
      if (!file) return isSelected(question.path) ? fault(question, 1, 'answersMissing') : []
      return isSelected(question.path) || isSelected(file.path) ? checkFile(question, file) : []
    }),
  ]
}

/** The answers of a file, and where each begins; null where it cannot be read. */
export function readAnswers({ text }: Answers) {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const { data } = schema.safeParse(document.errors.length === 0 ? document.toJS() : null)
  if (!data || !isMap(document.contents)) return null
  const lines = new Map(
    document.contents.items.map(({ key }) => {
      const { value, range } = z.object({ value: z.string(), range: z.array(z.number()) }).parse(key)
      return [value, counter.linePos(range[0] ?? 0).line]
    }),
  )
  return KINDS.map((kind) => ({ kind, text: data[kind], line: lines.get(kind) ?? 1 }))
}

function checkFile({ matter }: Question, file: Answers): FileFault[] {
  const read = readAnswers(file)
  if (!read) return [fault(file, 1, 'answersUnreadable')]
  return read.flatMap(({ kind, text, line }) => {
    const length = lengthOf(text)
    const least = LEAST_LENGTH[kind]
    if (length < least) return fault(file, line, 'answerLength', { length, least })
    const score = scoreAnswer(text, matter)
    if (kind === 'good' && likeness(bigramsOf(text), bigramsOf(matter.shortAnswer)) >= COPIED) {
      return fault(file, line, 'answerCopied')
    }
    if (kind === 'good') {
      const values = { score, bound: GOOD, points: missedBy(text, matter) }
      return score < GOOD ? fault(file, line, 'answerGood', values) : []
    }
    const [bound, key] = kind === 'thin' ? ([THIN, 'answerThin'] as const) : ([WRONG, 'answerWrong'] as const)
    return score > bound ? fault(file, line, key, { score, bound, points: coveredBy(text, matter) }) : []
  })
}
