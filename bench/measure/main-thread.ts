import type { Browser, Page } from 'playwright'

/** Work of a page's main thread, in milliseconds. */
export interface MainThreadWork {
  /** All tasks together: scripts, layout and painting. */
  total: number
  longestTask: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds the task took. */
  dur?: number
  /** Microseconds the thread worked in it. */
  tdur?: number
  args?: { name?: string }
}

/** Traces a page's main thread while something is done. Times are of its own work: what other programs take is not in it. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const threads = new Map<string, MainThreadWork>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  for (const event of trace.traceEvents)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      threads.set(threadOf(event), { total: 0, longestTask: 0 })
  for (const event of trace.traceEvents) {
    const work = threads.get(threadOf(event))
    if (!work || event.name !== 'ThreadControllerImpl::RunTask') continue
    const milliseconds = (event.tdur ?? event.dur ?? 0) / 1000
    work.total += milliseconds
    work.longestTask = Math.max(work.longestTask, milliseconds)
  }
  return [...threads.values()].reduce((busiest, work) => (work.total > busiest.total ? work : busiest), {
    total: 0,
    longestTask: 0,
  })
}
