import { expect, test } from 'vitest'
import { GuestPage } from './GuestPage.ts'
import { PageCache } from './PageCache.ts'

/** More than a hundredth of what is kept. */
const html = 'x'.repeat(256 * 1024)

/** @returns what asks for a page, and how often each was rendered */
function openCache() {
  const cache = new PageCache()
  const rendered = new Map<string, number>()
  const visit = (key: string) =>
    cache.get(key, async () => {
      rendered.set(key, (rendered.get(key) ?? 0) + 1)
      return new GuestPage({ status: 200, isUnlisted: false, html, inlineScripts: [] }, () => '</html>')
    })
  return { visit, rendered }
}

test('a crawl through many pages pushes out its own, not those that others read', async () => {
  const { visit, rendered } = openCache()
  for (let page = 0; page < 200; page += 1) {
    await visit('popular')
    await visit(`crawled ${page}`)
  }
  expect(rendered.get('popular')).toBe(1)
  await visit('crawled 199')
  expect(rendered.get('crawled 199')).toBe(1)
  await visit('crawled 0')
  expect(rendered.get('crawled 0')).toBe(2)
})

test('a page too large to be kept is rendered each time', async () => {
  const cache = new PageCache()
  let times = 0
  const render = async () => {
    times += 1
    const huge = html.repeat(80)
    return new GuestPage({ status: 200, isUnlisted: false, html: huge, inlineScripts: [] }, () => '</html>')
  }
  await cache.get('huge', render)
  await cache.get('huge', render)
  expect(times).toBe(2)
})
