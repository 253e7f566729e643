import { expect, test } from 'vitest'
import { coverKeyPoints } from './key-point-coverage.ts'

const point = (...synonyms: string[]) => ({ text: '', weight: 1, synonyms, followUp: '' })

test('说到任何一个词就算说到，不分大小写、全角半角与空格', () => {
  const points = [point('ReadView', '快照'), point('undo log'), point('间隙锁')]
  expect(coverKeyPoints('用ｒｅａｄ view和UNDO  LOG实现', points)).toEqual([true, true, false])
})

test('没写或没有要点时不判', () => {
  expect(coverKeyPoints('  \n', [point('a')])).toBeNull()
  expect(coverKeyPoints('abc', [])).toBeNull()
})
