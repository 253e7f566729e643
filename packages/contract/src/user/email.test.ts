import { expect, test } from 'vitest'
import { email } from './schemas.ts'

test.each([
  [' First.Last+Tag@Example.COM ', 'first.last+tag@example.com'],
  ['first&last@example.com', 'first&last@example.com'],
  ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['user@例子。中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['user@xn--fsqu00a.xn--fiqs8s', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
])('%j is kept as %s', (written, kept) => {
  expect(email.parse(written)).toBe(kept)
})

test.each([
  'user@example-.com',
  'user@-example.com',
  'user@example',
  'user@127.0.0.1',
  'user@[127.0.0.1]',
  'a..b@example.com',
  '.a@example.com',
  'a b@example.com',
  'user@example.com:80',
  'user@example.com/a',
  '用户@example.com',
  'user@',
  '@example.com',
  'example.com',
  `${'a'.repeat(65)}@example.com`,
])('%s is no address', (written) => {
  expect(email.safeParse(written).success).toBe(false)
})
