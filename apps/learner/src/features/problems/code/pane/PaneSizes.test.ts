import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { PaneSizes } from './PaneSizes.ts'

test('拖过的大小留在这台设备上，不会小得看不见', () => {
  const storage = memoryStorage()
  const sizes = new PaneSizes(fakeRoot({}, storage))
  sizes.drag('left', 33.33)
  sizes.drag('results', 99)
  sizes.chooseFontSize(18)
  expect(new PaneSizes(fakeRoot({}, storage))).toMatchObject({ left: 33.3, results: 80, fontSize: 18 })
})

test('读不懂的不算', () => {
  const sizes = new PaneSizes(fakeRoot({}, memoryStorage({ 'code-panes': '{"left":"x"}' })))
  expect(sizes).toMatchObject({ left: 42, results: 42, fontSize: 14 })
})
