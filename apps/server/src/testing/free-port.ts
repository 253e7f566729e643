import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections that go out: one of them could have it while a server starts again. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
