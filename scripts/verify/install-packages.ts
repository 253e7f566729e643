import { runTool } from '../run-tool.ts'

/**
 * Installs packages of the distribution, where root may: on Debian and what comes from it.
 * @returns what went wrong, or null
 */
export async function installPackages(packages: readonly string[]): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Debian installs packages'
  console.log(`installing ${packages.join(', ')} …`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runTool('apt-get', args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }).catch((error: unknown) => ({ code: 1, output: String(error) }))
    if (code !== 0) return output
  }
  return null
}
