import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a save without a network fails at once, and is not kept for later', async () => {
  onlineManager.setOnline(false)
  const save = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('网络连接失败，请检查网络后重试')),
  })
  await expect(save.mutate()).rejects.toThrow('网络连接失败')
  expect(save.getCurrentResult()).toMatchObject({ status: 'error', isPaused: false })
})
