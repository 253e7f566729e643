import { runTool } from '../run-tool.ts'
import { installPackages } from './install-packages.ts'

/**
 * Makes sure that there is OpenStack Swift, against which the tests of S3 are run beside s3rver; root on a Debian system
 * gets it from the distribution.
 * @returns why those tests are skipped, or null
 */
export async function installSwift(): Promise<string | null> {
  if (await hasSwift()) return null
  const problem = await installPackages(['python3-swift'])
  if (problem === null && (await hasSwift())) return null
  return `skipped: S3 against OpenStack Swift, which is not installed (Debian: apt-get install python3-swift)${problem === null ? '' : `: ${problem.trim().split('\n').at(-1)}`}`
}

async function hasSwift(): Promise<boolean> {
  const { code } = await runTool('/usr/bin/python3', ['-c', 'import swift.common.middleware.s3api']).catch(
    () => ({ code: 1 }),
  )
  return code === 0
}
