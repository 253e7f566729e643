/**
 * The longest stretch, in milliseconds of this thread's processor time, in which nothing else had its turn while some work
 * was done. What other programs and threads do meanwhile does not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  let isDone = false
  const turn = () => {
    look()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work().finally(() => {
    isDone = true
    look()
  })
  return longest
}
