import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describeProcess, isRunning } from './processes.mjs'

const LOOK_MILLISECONDS = 500

/**
 * Does what only one process at a time may do. A lock whose owner has died is free.
 * @template T
 * @param {string} file the lock; the folder it lies in must be there
 * @param {() => void} onWait called once if another process has it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  let hasTold = false
  while (!(await take(file))) {
    if (!hasTold) onWait()
    hasTold = true
    await setTimeout(LOOK_MILLISECONDS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
async function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, describeProcess(process.pid))
  try {
    // A link is made with its content, and only where there is none.
    linkSync(own, file)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (isRunning(ownerOf(file))) return false
    renameSync(own, file)
    // Whoever saw the dead owner too has put itself in place by then: the last one has the lock.
    await setTimeout(LOOK_MILLISECONDS)
    return ownerOf(file) === describeProcess(process.pid)
  } finally {
    rmSync(own, { force: true })
  }
}

/** @param {string} file */
function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
