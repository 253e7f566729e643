import { readFileSync } from 'node:fs'

/**
 * A process by its number and the moment it started, so that a number used again is no mistake.
 * @param {number} pid
 */
export function describeProcess(pid) {
  return `${pid} ${startOf(pid)}`
}

/**
 * Whether a described process still runs.
 * @param {string} description
 */
export function isRunning(description) {
  const pid = Number(description.split(' ', 1)[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It runs for another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return describeProcess(pid) === description
}

/**
 * Only Linux tells; elsewhere the number alone has to do.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; the 20th field after it is the start.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
