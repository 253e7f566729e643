import { findNginx } from '../../e2e/cluster/nginx.ts'
import { installPackages } from './install-packages.ts'

/**
 * Makes sure that there is an nginx; root on a Debian system gets it from the distribution.
 * @returns why the tests of several servers are skipped, or null
 */
export async function installNginx(): Promise<string | null> {
  if (findNginx()) return null
  const problem = await installPackages(['nginx-light'])
  if (problem === null && findNginx()) return null
  return `skipped: two servers behind nginx, which is not installed (Debian: apt-get install nginx-light)${problem === null ? '' : `: ${problem.trim().split('\n').at(-1)}`}`
}
