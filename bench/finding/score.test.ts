import { describe, expect, test } from 'vitest'
import { scoreAsk, scoreLine, scoreQuery, sumLines } from './score.ts'

describe('计分', () => {
  test('搜索：前三条里有就算命中，排得越前得分越高', () => {
    expect(scoreQuery(['甲', '乙'], ['甲', '乙'])).toEqual({ isHit: true, gain: 1 })
    expect(scoreQuery(['丙', '甲'], ['甲'])).toEqual({ isHit: true, gain: 1 / Math.log2(3) })
    expect(scoreQuery(['丙', '丁', '戊', '甲'], ['甲'])).toEqual({ isHit: false, gain: 1 / Math.log2(5) })
    const tenOthers = Array.from({ length: 10 }, (_, place) => `第${place}条`)
    expect(scoreQuery([...tenOthers, '甲'], ['甲'])).toEqual({ isHit: false, gain: 0 })
  })

  test('搜索：什么都不该有的，有了就不对', () => {
    expect(scoreQuery([], [])).toEqual({ isHit: true, gain: 1 })
    expect(scoreQuery(['甲'], [])).toEqual({ isHit: false, gain: 0 })
  })

  test('面经：勾上的有几成对，该对上的行有几成对上', () => {
    const lines = [
      scoreLine(['甲'], ['甲', '乙']),
      scoreLine(['甲', '丙'], ['甲']),
      scoreLine([], ['甲']),
      scoreLine(['丁'], []),
      scoreLine([], []),
    ]
    expect(sumLines(lines)).toEqual({ precision: 2 / 4, recall: 2 / 3 })
  })

  test('小助手：对、自信地错、没说出来、老实说没有、编出来的', () => {
    expect(scoreAsk('甲', ['甲', '乙'])).toBe('right')
    expect(scoreAsk('丙', ['甲'])).toBe('wrong')
    expect(scoreAsk('丙', [])).toBe('invented')
    expect(scoreAsk(null, ['甲'])).toBe('silent')
    expect(scoreAsk(null, [])).toBe('honest')
  })
})
