import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '..')

/** How a program ended; `output` is what it wrote to stdout and stderr, in order. */
export interface Outcome {
  code: number
  output: string
  seconds: number
}

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** The environment in which the programs of `folder` and of the root are found by name, this Node first. */
export function toolEnvironment(folder: string): NodeJS.ProcessEnv {
  const bins = [folder, ROOT].map((path) => join(path, 'node_modules', '.bin'))
  return { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) }
}

/** Runs a program to its end, without a shell's stdin. Rejects only when it cannot be started. */
export function runTool(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const { cwd = ROOT, env = {} } = options
  const start = performance.now()
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(cwd), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output, seconds: secondsSince(start) }))
  })
}

/** Seconds since a `performance.now()`. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}

/** Runs `task` for each item, at most `limit` at once; the results are in the order of the items. */
export async function mapWithLimit<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
