import type { Act } from '../../data/act.ts'

/** Scores sessions all over again; what counted before is kept. */
export const rescoreSession: Act = {
  name: 'rescore',
  perform: ({ interviewSessionRecord }, ids) =>
    Promise.all(ids.map((id) => interviewSessionRecord.rescore({ id }))),
}

export const sessionActs = [rescoreSession]
