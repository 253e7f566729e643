import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a PostgreSQL server says first. */
export const greetings = {
  none: Buffer.of(),
  /** AuthenticationOk and ReadyForQuery. */
  welcome: Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I'),
}

/** A server that greets whoever connects, and says nothing more, until the test ends. */
export async function startFakePostgres(
  greeting: Uint8Array,
): Promise<{ url: string; sockets: readonly Socket[] }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', () => socket.write(greeting))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `postgres://learner:secret@127.0.0.1:${port}/site`, sockets }
}
