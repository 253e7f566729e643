import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Of the processor: on a busy machine an example takes longer, and is not wrong for that. */
const MOST_CPU_SECONDS = 3
/** For an example that waits for nothing for ever. */
const MOST_MINUTES = 10

/** Starts a program, its arguments behind, that is ended when it has taken too much of the processor. */
const LIMITED = `ulimit -t ${MOST_CPU_SECONDS}; exec "$0" "$@"`

/**
 * Runs an example in a process of its own that may read its folder alone and has three seconds of the processor.
 * @returns what it wrote to stdout; with what went wrong below it
 */
export async function runScript(language: 'js' | 'ts', code: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-run-'))
  const file = path.join(folder, `example.${language}`)
  await writeFile(file, code)
  const args = ['--permission', `--allow-fs-read=${folder}`, '--no-warnings', file]
  const options = { cwd: folder, env: { TZ: 'Asia/Shanghai' }, timeout: MOST_MINUTES * 60_000 }
  const output = await new Promise<string>((done) => {
    execFile('/bin/sh', ['-c', LIMITED, process.execPath, ...args], options, (error, stdout, stderr) => {
      const problem = error?.signal ? `> ${MOST_CPU_SECONDS} s CPU` : stderr
      done(error ? `${stdout}${problem}` : stdout)
    })
  })
  await rm(folder, { recursive: true })
  return output
}
