import { findChromium } from '../chromium.ts'
import { runTool } from '../run-tool.ts'

const HELP = 'Chromium not found. Install it (Debian: apt-get install chromium) or set CHROME_PATH.'

/**
 * Makes sure that there is a Chromium; root on a Debian system gets it from the distribution.
 * @returns what is wrong, or null
 */
export async function installChromium(): Promise<string | null> {
  if (findChromium()) return null
  if (process.env.CHROME_PATH) return `CHROME_PATH=${process.env.CHROME_PATH} is not a program.`
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return HELP
  console.log('installing chromium …')
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
  ]) {
    const { code, output } = await runTool('apt-get', args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }).catch((error: unknown) => ({ code: 1, output: String(error) }))
    if (code !== 0) return `${output}\n${HELP}`
  }
  return findChromium() ? null : HELP
}
