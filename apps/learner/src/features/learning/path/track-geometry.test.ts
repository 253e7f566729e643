import { expect, test } from 'vitest'
import { layOutTrack, TRACK_WIDTH } from './track-geometry.ts'

const round = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)]

test('一行四站，下一行往回走', () => {
  const { stations, end } = layOutTrack([1, 1, 1, 1, 1, 1])
  expect(stations.map(round)).toEqual([
    [130, 100],
    [410, 100],
    [690, 100],
    [970, 100],
    [970, 270],
    [690, 270],
  ])
  expect(stations.map(({ isNameBelow }) => isNameBelow)).toEqual([false, false, false, false, true, true])
  expect(end).toEqual({ x: 30, y: 270 })
})

test('转弯处的小站在弯道上，正中的在最外面', () => {
  const { sections } = layOutTrack([0, 0, 0, 3, 1])
  const [first, middle, last] = sections[3]?.stops ?? []
  expect(middle && round(middle)).toEqual([1115, 185])
  expect(first && round({ x: first.x, y: 370 - first.y })).toEqual(last && round(last))
})

test.each([1, 2, 4, 5, 8, 9, 12])('%d站：都在画里，路是连着的', (count) => {
  const { height, stations, sections, start, end } = layOutTrack(Array.from({ length: count }, () => 5))
  const places = [start, end, ...stations, ...sections.flatMap(({ stops }) => stops)]
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(TRACK_WIDTH)
    expect(y).toBeLessThan(height)
  }
  sections.forEach(({ d }, index) => {
    const next = stations[index + 1] ?? end
    expect(d.endsWith(`H${next.x}`)).toBe(true)
  })
})
