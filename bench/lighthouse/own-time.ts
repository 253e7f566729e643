import { readFile, writeFile } from 'node:fs/promises'

/** What Lighthouse reads of a trace; times are microseconds, `t…` those the thread itself worked. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tts?: number
  tdur?: number
}

type Task = Required<TraceEvent>

/**
 * Rewrites a trace as a machine with nothing else to do would have made it: each task, and what is in it, takes the time
 * its thread worked, without the time in which other programs had the processor.
 */
export async function keepOwnTime(file: string): Promise<void> {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'))
  const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid}/${tid}`)
  for (const events of threads.values()) shorten(events)
  await writeFile(file, JSON.stringify(trace))
}

/** @param events those of one thread */
function shorten(events: TraceEvent[]): void {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts)
  const tasks = inOrder.filter(isTask).map((task) => ({ ...task }))
  let place = -1
  for (const event of inOrder) {
    while ((tasks[place + 1]?.ts ?? Infinity) <= event.ts) place += 1
    const task = tasks[place]
    if (task && event.ts <= task.ts + task.dur) moveInto(task, event)
  }
}

function isTask(event: TraceEvent): event is Task {
  const { name, ph, dur, tts, tdur } = event
  return name === 'RunTask' && ph === 'X' && dur !== undefined && tts !== undefined && tdur !== undefined
}

function moveInto(task: Task, event: TraceEvent): void {
  const worked =
    event.tts === undefined
      ? (event.ts - task.ts) * Math.min(1, task.tdur / Math.max(1, task.dur))
      : event.tts - task.tts
  event.ts = task.ts + Math.round(Math.min(task.tdur, Math.max(0, worked)))
  if (event.ph === 'X' && event.tdur !== undefined)
    event.dur = Math.min(event.tdur, task.ts + task.tdur - event.ts)
}
