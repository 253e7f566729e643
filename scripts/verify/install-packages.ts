import { existsSync } from 'node:fs'
import { runTool } from '../run-tool.ts'

/** @returns whether packages of the distribution can be installed */
export function isRootOfDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * Installs packages of the distribution, where root may: on Debian and what comes from it.
 * @returns what went wrong, or null
 */
export async function installPackages(packages: readonly string[]): Promise<string | null> {
  if (!isRootOfDebian()) return 'only root on Debian installs packages'
  console.log(`installing ${packages.join(', ')} …`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runTool('apt-get', args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }).catch((error: unknown) => ({ code: 1, output: String(error) }))
    if (code !== 0) return output
  }
  return null
}
