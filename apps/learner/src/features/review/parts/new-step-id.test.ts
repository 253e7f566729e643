import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { newStepId } from './new-step-id.ts'

test('每一步的名字是一个uuid，各不相同', () => {
  const ids = Array.from({ length: 50 }, newStepId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})
