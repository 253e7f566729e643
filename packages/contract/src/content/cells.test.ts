import { expect, test } from 'vitest'
import { cellToKeyPoints, cellToTags, guardCell, keyPointsToCell, unguardCell } from './cells.ts'

test.each(['=1+1', '+1', '-项', '@x', "'=1", '\t1', '普通', "'普通", ''])(
  '“%s” comes back as it was',
  (text) => {
    expect(unguardCell(guardCell(text))).toBe(text)
  },
)

test('what would be a formula is none', () => {
  expect(['=cmd', '+1', '-1', '@x'].map(guardCell)).toEqual(["'=cmd", "'+1", "'-1", "'@x"])
  expect(guardCell('答案')).toBe('答案')
})

test('key points come back with every mark they hold', () => {
  const keyPoints = [
    { text: 'a | b、c\\', weight: 5, followUp: '为什么？', misconception: 'x|y' },
    { text: '只有文字', weight: 3, followUp: '', misconception: '' },
    { text: '有追问', weight: 1, followUp: '呢？', misconception: '' },
    { text: '有混淆', weight: 1, followUp: '', misconception: '甲就是乙' },
  ]
  expect(cellToKeyPoints(keyPointsToCell(keyPoints))).toEqual(keyPoints)
})

test('what people write by hand is understood', () => {
  expect(cellToKeyPoints('非叶子节点不存数据|5|扇出多大？\n\n  第二点 ')).toEqual([
    { text: '非叶子节点不存数据', weight: 5, followUp: '扇出多大？', misconception: '' },
    { text: '第二点', weight: 3, followUp: '', misconception: '' },
  ])
  expect(cellToKeyPoints('一 | 很重要')[0]?.weight).toBeNaN()
  expect(cellToTags('索引，InnoDB; 锁、')).toEqual(['索引', 'InnoDB', '锁'])
})
