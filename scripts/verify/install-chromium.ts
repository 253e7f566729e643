import { findChromium } from '../chromium.ts'
import { installPackages } from './install-packages.ts'

const HELP = 'Chromium not found. Install it (Debian: apt-get install chromium) or set CHROME_PATH.'

/**
 * Makes sure that there is a Chromium; root on a Debian system gets it from the distribution.
 * @returns what is wrong, or null
 */
export async function installChromium(): Promise<string | null> {
  if (findChromium()) return null
  if (process.env.CHROME_PATH) return `CHROME_PATH=${process.env.CHROME_PATH} is not a program.`
  const problem = await installPackages(['chromium', 'fonts-noto-cjk'])
  if (problem !== null) return `${problem}\n${HELP}`
  return findChromium() ? null : HELP
}
