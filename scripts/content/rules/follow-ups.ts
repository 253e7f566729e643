import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { bigramsOf } from '../bigrams.ts'
import words from '../lists/words.json' with { type: 'json' }
import { type Content, fault, type Question } from '../model.ts'
import { fullName } from './links.ts'

/** How much of a follow-up's words stand where it is answered, 0 to 1. */
const LEAST_SHARE = 0.2
/** What asks and says nothing of what is asked. */
const QUESTION_WORDS = new RegExp(words.questionWords.join('|'), 'g')

/** Each follow-up says where it is answered: under a heading of the body, or by a related question. */
export function checkFollowUps({ questions, refused, isSelected }: Content): FileFault[] {
  const texts = new Map(
    questions.map(({ name, matter, body }) => [name, `${matter.title}\n${matter.shortAnswer}\n${body.text}`]),
  )
  return questions.filter(({ path }) => isSelected(path)).flatMap((item) => checkOne(item, texts, refused))
}

function checkOne(
  item: Question,
  texts: ReadonlyMap<string, string>,
  refused: ReadonlySet<string>,
): FileFault[] {
  const { title, followUps, answeredBy, related } = item.matter
  if (followUps.length === 0) return [fault(item, 1, 'followUpsMissing')]
  if (followUps.length !== answeredBy.length) {
    const values = { followUps: followUps.length, answers: answeredBy.length }
    return [fault(item, item.lineOf(['followUps']), 'answeredByCount', values)]
  }
  const names = related.map((name) => fullName(name, item.parent))
  return followUps.flatMap((followUp, index) => {
    const by = answeredBy[index] ?? ''
    const line = item.lineOf(['answeredBy', index])
    const section = item.body.sections.find(({ heading }) => heading === by)
    const name = fullName(by, item.parent)
    if (!section && !names.includes(name)) return fault(item, line, 'answeredByNothing', { by })
    if (refused.has(name)) return []
    const answer = bigramsOf(`${title}\n${section?.text ?? texts.get(name) ?? ''}`)
    const asked = bigramsOf(followUp.replaceAll(QUESTION_WORDS, ' '))
    const share = asked.intersection(answer).size / asked.size
    return share < LEAST_SHARE ? fault(item, line, 'answeredByOther', { by, followUp }) : []
  })
}
