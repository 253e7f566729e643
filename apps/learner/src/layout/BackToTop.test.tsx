import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { BackToTop } from './BackToTop.tsx'

function scrollTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  flushSync(() => window.dispatchEvent(new Event('scroll')))
}

test('is there beyond 300 pixels only', () => {
  const { element } = render(<BackToTop />)
  scrollTo(300)
  expect(element.querySelector('button')).toBeNull()
  scrollTo(301)
  expect(element.querySelector('button')?.title).toBe('layout.backToTop')
})

test('scrolls smoothly to the top', () => {
  const { element } = render(<BackToTop />)
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  scrollTo(900)
  element.querySelector('button')?.click()
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
})
