import type { CaseResult, Difference, Trouble } from '@app/runner'
import type { LineProblem } from '@app/ui/code-editor'
import type { TFunction } from 'i18next'
import type { CodeRun } from './CodeRun.ts'

type T = TFunction<'code'>

/** What went wrong in code, in a sentence. */
export function describeTrouble(t: T, { kind, message }: Trouble): string {
  return t(`code:trouble.${kind}`, { message })
}

/** How a run ended, where that is not told by its cases; empty otherwise. */
export function describeEnd(t: T, { end, places, results }: CodeRun): string {
  if (!end || end.kind === 'finished') return ''
  switch (end.kind) {
    case 'syntax':
      return describeTrouble(t, end.trouble)
    case 'missing-entry':
      return t('code:end.missing-entry', { entry: end.entry })
    case 'timeout':
      return t('code:end.timeout', {
        seconds: end.seconds,
        place: Math.min(results.length + 1, places.length),
      })
    case 'too-long':
      return t('code:end.too-long', { most: end.most })
    case 'broken':
      return t('code:end.broken', { message: end.message })
    default:
      return t(`code:end.${end.kind}`)
  }
}

/** Lines of the code that a run found wrong: where it cannot be read, or where the first case that failed threw. */
export function lineProblemsOf(t: T, run: CodeRun): LineProblem[] {
  if (run.end?.kind === 'syntax') return atLine(run.end.trouble, describeTrouble(t, run.end.trouble))
  const failure = run.firstFailure
  if (!failure?.trouble) return []
  const message = t('code:result.problemOf', {
    name: nameOf(t, run, failure.place),
    message: describeTrouble(t, failure.trouble),
  })
  return atLine(failure.trouble, message)
}

const atLine = ({ line }: Trouble, message: string): LineProblem[] =>
  line === undefined ? [] : [{ line, message }]

/** What a case of a run is called: its own name, or its number. */
export function nameOf(t: T, run: CodeRun, place: number): string {
  const name = run.resultOf(place)?.name
  const number = run.places.indexOf(place) + 1
  return name ? t('code:result.named', { number, name }) : t('code:result.numbered', { number })
}

/** Where a result differs, in words: the third item, the key of it. */
export function describePath(t: T, { path }: Difference): string {
  const steps = path.filter((step, at) => !(at === 0 && (step === 'rows' || step === 'columns')))
  if (steps.length === 0) return t('code:result.whole')
  return steps
    .map((step) => (typeof step === 'number' ? t('code:result.item', { number: step + 1 }) : step))
    .join(t('code:result.within'))
}

/** Rows of the tables that a difference names: those that only one side has, and those that differ. */
export function markRows({ differences }: CaseResult): { expected: Set<number>; actual: Set<number> } {
  const rows = differences.filter(({ path }) => path[0] === 'rows' && typeof path[1] === 'number')
  const placesOf = (side: 'expected' | 'actual') =>
    new Set(
      rows.filter((row) => row[side] !== undefined || row.path.length > 2).map(({ path }) => Number(path[1])),
    )
  return { expected: placesOf('expected'), actual: placesOf('actual') }
}

/** The first case that failed, in a few words. */
export function describeFailure({ end, firstFailure }: CodeRun): string {
  if (end?.kind === 'syntax') return end.trouble.message
  if (end?.kind === 'missing-entry') return end.entry
  if (end?.kind === 'broken') return end.message
  if (!firstFailure) return ''
  const { place, name, trouble } = firstFailure
  return [`#${place + 1}`, name, trouble?.message ?? ''].filter(Boolean).join(' ')
}
