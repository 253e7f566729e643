import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const TIME_LIMIT_MS = 5_000

/**
 * Runs an example in a process of its own that may read its folder alone and has five seconds.
 * @returns what it wrote to stdout; with what went wrong below it
 */
export async function runScript(language: 'js' | 'ts', code: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-run-'))
  const file = path.join(folder, `example.${language}`)
  await writeFile(file, code)
  const args = ['--permission', `--allow-fs-read=${folder}`, '--no-warnings', file]
  const options = { cwd: folder, env: { TZ: 'Asia/Shanghai' }, timeout: TIME_LIMIT_MS }
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const problem = error?.killed ? `> ${TIME_LIMIT_MS} ms` : stderr
      done(error ? `${stdout}${problem}` : stdout)
    })
  })
  await rm(folder, { recursive: true })
  return output
}
