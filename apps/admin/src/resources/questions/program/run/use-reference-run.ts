import { questionProgram } from '@app/contract/question-program/schemas'
import { Runner } from '@app/runner/browser'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { tidyProgram } from '../program-values.ts'
import { TESTED_FIELD, writeTested } from '../tested-program.ts'
import { type Outcome, runReferences } from './run-references.ts'

interface ReferenceState {
  /** What does not fit together yet: nothing runs then. */
  faults: string[]
  outcomes: Outcome[]
  /** Bytes of what a language needs, while they come. */
  loading: { loaded: number; total: number } | null
  isRunning: boolean
  /** Why nothing could run. */
  failure: string | null
}

const BEGINNING: ReferenceState = {
  faults: [],
  outcomes: [],
  loading: null,
  isRunning: true,
  failure: null,
}

/** Runs what stands in the form once, until the component goes. */
export function useReferenceRun(): ReferenceState {
  const { getValues, setValue } = useFormContext()
  const [state, setState] = useState(BEGINNING)
  useEffect(() => {
    const change = (part: Partial<ReferenceState>) => setState((now) => ({ ...now, ...part }))
    const program = tidyProgram(getValues('program'))
    const { data, error } = questionProgram.safeParse(program)
    if (!data) {
      const faults = (error?.issues ?? []).map(({ path: [field] }) => String(field))
      change({ faults: [...new Set(faults)], isRunning: false })
      return
    }
    const stop = new AbortController()
    const runner = new Runner()
    const outcomes: Outcome[] = []
    const onOutcome = (outcome: Outcome) => {
      outcomes.push(outcome)
      change({ outcomes: [...outcomes], loading: null })
    }
    const onLoading = (loaded: number, total: number) => change({ loading: { loaded, total } })
    runReferences(data, runner, { onOutcome, onLoading, signal: stop.signal })
      .then(() => {
        if (stop.signal.aborted) return
        if (outcomes.every(({ isRight }) => isRight)) setValue(TESTED_FIELD, writeTested(program))
        change({ isRunning: false })
      })
      .catch((failure: unknown) => change({ isRunning: false, failure: String(failure) }))
    return () => {
      stop.abort()
      runner.close()
    }
  }, [getValues, setValue])
  return state
}
