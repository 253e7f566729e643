import type { WorkOrder } from '@app/contract/common/work'
import { sha256 } from '@noble/hashes/sha2.js'

/** So long the page does not answer at most. */
const SLICE_MILLISECONDS = 12
const HASHES_BETWEEN_LOOKS = 64

/**
 * Computes what the server asks for before it goes on. Pages on plain http have no `crypto.subtle`, so a library does it.
 * @returns what the header brings
 * @throws the signal's reason when it is aborted
 */
export async function doWork({ challenge, bits }: WorkOrder, signal?: AbortSignal): Promise<string> {
  const encoder = new TextEncoder()
  // Two tabs at one challenge do not find the same.
  let number = Math.floor(Math.random() * 2 ** 40)
  for (;;) {
    signal?.throwIfAborted()
    const end = performance.now() + SLICE_MILLISECONDS
    do {
      for (let look = 0; look < HASHES_BETWEEN_LOOKS; look += 1) {
        number += 1
        const work = `${challenge}:${number}`
        if (zeroBits(sha256(encoder.encode(work))) >= bits) return work
      }
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
