import { findNginx } from './nginx.ts'

/** Vitest's globalSetup: a person who runs these tests is told why they do nothing. */
export default function tellSkipped(): void {
  if (findNginx() === undefined)
    process.stdout.write('skipped: there is no nginx (Debian: apt-get install nginx-light)\n')
}
