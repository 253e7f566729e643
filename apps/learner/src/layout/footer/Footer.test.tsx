import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { completeSite, type GivenSite } from '../../shared/site-settings.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { render } from '../../testing/render.tsx'
import { mainNavigation } from '../navigation.ts'
import { Footer } from './Footer.tsx'

function renderFooter(site: GivenSite = {}) {
  return render(<Footer />, { root: fakeRoot({}, memoryStorage(), site) }).element
}
const links = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

test('without settings contact and social links are placeholders', () => {
  const element = renderFooter({ phone: undefined })
  expect(links(element, 'a[aria-label]')).toEqual(['#', '#', '#'])
  expect(links(element, 'a[href^=tel]')).toEqual([`tel:${completeSite().phone}`])
  expect(links(element, 'a[href^=mailto]')).toEqual([`mailto:${completeSite().email}`])
})

test('what the operator has set stands in their place', () => {
  const element = renderFooter({
    phone: '010-1234',
    email: 'us@site.example',
    github: 'https://github.com/us',
  })
  expect(element.textContent).toContain('010-1234')
  expect(element.textContent).toContain('us@site.example')
  expect(links(element, 'a[aria-label]')).toEqual(['#', '#', 'https://github.com/us'])
  expect(element.querySelector('a[target=_blank]')?.getAttribute('rel')).toContain('noopener')
})

test('the quick links are the main navigation', () => {
  expect(links(renderFooter(), 'nav a')).toEqual(mainNavigation.map(({ path }) => path))
})

test('the copyright has the current year', () => {
  vi.useFakeTimers({ now: new Date('2031-05-05') })
  const root = fakeRoot()
  root.i18n.addResource('zh-CN', 'translation', 'footer.copyright', 'in {{year}}')
  expect(render(<Footer />, { root }).element.textContent).toContain('in 2031')
  vi.useRealTimers()
})
