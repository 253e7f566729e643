import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeProcess, isRunning } from './processes.mjs'

/** @param {string} root */
const folderOf = (root) => join(root, 'node_modules', '.servers')

/**
 * Notes that this process serves out of the folder's packages, until it ends.
 * @param {string} root of the checkout
 */
export function registerServer(root) {
  const file = join(folderOf(root), String(process.pid))
  try {
    mkdirSync(folderOf(root), { recursive: true })
    writeFileSync(file, describeProcess(process.pid))
  } catch {
    // Who may only read the folder cannot change its packages either.
    return
  }
  process.on('exit', () => rmSync(file, { force: true }))
}

/**
 * The processes that serve out of the folder's packages.
 * @param {string} root of the checkout
 * @returns {string[]} their numbers
 */
export function runningServers(root) {
  const folder = folderOf(root)
  try {
    return readdirSync(folder).filter((pid) => isRunning(readFileSync(join(folder, pid), 'utf8')))
  } catch {
    return []
  }
}
