import { Retrieval } from '../../apps/server/src/modules/ai/assistant/Retrieval.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  foundNames,
  type Labelled,
  type LabelledAsk,
  type LabelledLine,
  type LabelledQuery,
  type MostAsked,
  questionNames,
} from './labelled.ts'
import { type AskScore, type LineScore, type QueryScore, scoreAsk, scoreLine, scoreQuery } from './score.ts'

/** One that was tried, what came of it, and how good that is. */
export interface Tried<L extends Labelled, S> {
  labelled: L
  found: string[]
  score: S
}

/** By `kind:id`. */
type Names = ReadonlyMap<string, string>

const RESULTS = 10
/** So many lines make a 面经: what one of them asks is told by the others too. */
const LINES = 12

export async function tryQueries(
  { guest }: TestApp,
  names: Names,
  queries: readonly LabelledQuery[],
): Promise<Tried<LabelledQuery, QueryScore>[]> {
  const tried: Tried<LabelledQuery, QueryScore>[] = []
  for (const labelled of queries) {
    const { records } = await guest.search.page({ q: labelled.query, pageSize: RESULTS })
    const found = records.map(({ kind, id }) => names.get(`${kind}:${id}`) ?? '')
    tried.push({ labelled, found, score: scoreQuery(found, foundNames(labelled.keys)) })
  }
  return tried
}

/** Those of what is asked most that search does not find in the first three, and those that the site does not answer. */
export async function tryMostAsked(
  { guest }: TestApp,
  names: Names,
  asked: readonly MostAsked[],
): Promise<{ missed: string[]; unanswered: string[] }> {
  const missed: string[] = []
  for (const { query, keys } of asked.filter(({ keys }) => keys.length > 0)) {
    const { records } = await guest.search.page({ q: query, pageSize: RESULTS })
    const found = records.map(({ kind, id }) => names.get(`${kind}:${id}`) ?? '')
    if (!scoreQuery(found, foundNames(keys)).isHit) missed.push(query)
  }
  return {
    missed,
    unanswered: asked.filter(({ keys }) => keys.length === 0).map(({ query }) => query),
  }
}

/** Lines of one role that follow each other are pasted together. */
export async function tryLines(
  app: TestApp,
  names: Names,
  lines: readonly LabelledLine[],
): Promise<Tried<LabelledLine, LineScore>[]> {
  const { api } = await app.signIn()
  const tried: Tried<LabelledLine, LineScore>[] = []
  for (const [role, ofRole] of Map.groupBy(lines, (line) => line.role))
    for (let from = 0; from < ofRole.length; from += LINES) {
      const pasted = ofRole.slice(from, from + LINES)
      const text = pasted.map(({ line }) => line).join('\n')
      const { questions } = await api.contribution.draw({ text, role, byModel: false })
      for (const [index, labelled] of pasted.entries()) {
        const found = questions
          .filter(
            ({ verdict, lines: from }) => verdict === 'sure' && from.some(({ place }) => place === index + 1),
          )
          .flatMap(({ matches: [best] }) => (best ? [names.get(`question:${best.id}`) ?? ''] : []))
        tried.push({ labelled, found, score: scoreLine(found, questionNames(labelled.keys)) })
      }
    }
  return tried
}

export async function tryAsks(
  { services }: TestApp,
  names: Names,
  asks: readonly LabelledAsk[],
): Promise<Tried<LabelledAsk, AskScore>[]> {
  const retrieval = new Retrieval(services.questionLookup, services.rareWords)
  const tried: Tried<LabelledAsk, AskScore>[] = []
  for (const labelled of asks) {
    const { fitting } = await retrieval.find(labelled.question)
    const found = fitting.map(({ id }) => names.get(`question:${id}`) ?? '')
    tried.push({ labelled, found, score: scoreAsk(found[0] ?? null, questionNames(labelled.keys)) })
  }
  return tried
}
