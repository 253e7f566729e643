import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Begins a program that `forkChild` starts.
 * @param mostSeconds of a processor, not by the clock: a busy machine takes longer for the same file
 */
export function beginChild(mostSeconds: number): void {
  // Requests come first.
  setPriority(constants.priority.PRIORITY_LOW)
  // Nobody waits any more when the server has ended.
  process.once('disconnect', () => process.exit())
  // A thread of its own still runs while a library turns round in one place.
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage()
      if (user + system > ${mostSeconds}e6) process.kill(process.pid, 'SIGTERM')
    }, 500)`,
    { eval: true },
  )
}
