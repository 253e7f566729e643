import { afterEach, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { composeSitemap } from './sitemap.ts'

let t: TestApp | undefined
const stop = async () => {
  await t?.close()
  t = undefined
}
afterEach(stop)

const start = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  t = await startTestApp(options)
  const { app } = t
  return (url: string) => app.inject({ url, headers: { host: 'site.test' } })
}

test('robots.txt：控制台与接口不收录；知道网址时指出站点地图', async () => {
  const text = (await (await start())('/robots.txt')).body
  expect(text).toContain('Disallow: /admin\nDisallow: /api/')
  expect(text).not.toContain('Sitemap')
  await stop()
  const get = await start({ publicUrl: 'https://example.com' })
  expect((await get('/robots.txt')).body).toContain('\nSitemap: https://example.com/sitemap.xml\n')
})

test('security.txt：有联系方式才有，未来一年内到期', async () => {
  expect((await (await start())('/.well-known/security.txt')).statusCode).toBe(404)
  await stop()
  const get = await start({ publicUrl: 'https://example.com', securityContact: 'security@example.com' })
  const { body, headers } = await get('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@example.com\n')
  expect(body).toContain('Canonical: https://example.com/.well-known/security.txt\n')
  const expiry = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  expect(expiry).toBeGreaterThan(Date.now())
  expect(expiry).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('站点地图：访客看得到的页，改了内容就更新；没有已发布的题的题库不在', async () => {
  const get = await start()
  const database = t?.database ?? expect.fail('no database')
  const bank = await createBank(database)
  await createBank(database)
  expect((await get('/sitemap.xml')).body).not.toContain('bank=')
  await createQuestion(database, { bankId: bank })
  t?.services.changes.announce()
  const { body, headers } = await get('/sitemap.xml')
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://site.test/',
    'http://site.test/problems',
    `http://site.test/problems?bank=${bank}`,
  ])
  expect((await get('/sitemap-1.xml')).statusCode).toBe(404)
})

test('地址太多：分成几个文件，另有目录；特殊字符转义', () => {
  const files = composeSitemap(['/1', '/2', '/3?a=1&b=2'], 'https://example.com', 2)
  expect([...files.keys()]).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml'])
  expect(files.get('/sitemap.xml')).toContain('<sitemapindex')
  expect(files.get('/sitemap.xml')).toContain('<loc>https://example.com/sitemap-2.xml</loc>')
  expect(files.get('/sitemap-2.xml')).toContain('<loc>https://example.com/3?a=1&amp;b=2</loc>')
})
