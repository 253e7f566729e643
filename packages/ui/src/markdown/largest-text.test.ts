import { expect, test } from 'vitest'
import { labels } from '../testing/markdown-examples.ts'
import { createMarkdown } from './create-markdown.ts'

/** As long as a post can be. */
const LENGTH = 50_000
/** Of the processor: the server renders pages too. Work that grows faster than the text takes many times as long. */
const MOST_MILLISECONDS = 2_000

const render = createMarkdown()

test.each(
  [
    '[',
    '![',
    '[a](',
    '[^1]',
    '*a_',
    '**',
    '~~',
    '$a',
    '$\\',
    '`',
    '``a`',
    '<a',
    '&#x',
    '@甲 ',
    'http://a.',
  ].concat([
    '\\',
    '\n# ',
    '> ',
    '\n- ',
    '\n  - ',
    '1. ',
    '|a',
    '\n|a|\n|-',
    '\n```',
    '\n[a]: b',
    '[x] ',
    '"',
    '(((',
    '—',
    '\\[\n',
    '<!--\n',
    '<font ',
    '==a ',
    '[^1]: a\n',
    '> [!NOTE]\n',
  ]),
)('fifty thousand characters of %j are rendered in time', (part) => {
  const before = process.threadCpuUsage()
  render(part.repeat(LENGTH / part.length), { labels, ownImagesOnly: true })
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MOST_MILLISECONDS)
})
