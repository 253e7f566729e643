import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import type { ControlCall } from './control-call.ts'
import { answerLine, readLines, toLine } from './control-line.ts'
import { findSocket } from './socket-place.ts'

/** No server runs on the data folder, or none that commands can reach. */
export class NoServer extends Error {
  override readonly name = 'NoServer'
}

interface CallOptions<Event> {
  /** Ends the call; the server cleans up. */
  signal: AbortSignal
  onEvent?: (event: Event) => void
}

/**
 * Has the server that runs on a data folder do something, and waits for it.
 * @returns what came of it
 * @throws NoServer; StartupError with what the server says, or when it goes away meanwhile; the signal's reason
 */
export async function callControl<Options, Event, Result>(
  dataDir: string,
  call: ControlCall<Options, Event, Result>,
  options: Options,
  { signal, onEvent }: CallOptions<Event>,
): Promise<Result> {
  signal.throwIfAborted()
  const socket = await open(dataDir)
  const cut = () => socket.destroy()
  signal.addEventListener('abort', cut)
  try {
    socket.write(toLine({ name: call.name, options }))
    for await (const text of readLines(socket)) {
      const line = answerLine.parse(JSON.parse(text))
      if (line.kind === 'event') onEvent?.(call.event.parse(line.event))
      else if (line.kind === 'result') return call.result.parse(line.result)
      else throw new StartupError(line.message ?? operatorText('control.failed'))
    }
    throw new StartupError(operatorText('control.lost'))
  } catch (error) {
    signal.throwIfAborted()
    throw isCut(error) ? new StartupError(operatorText('control.lost'), { cause: error }) : error
  } finally {
    signal.removeEventListener('abort', cut)
    socket.destroy()
  }
}

async function open(dataDir: string): Promise<Socket> {
  const file = await findSocket(dataDir)
  const socket = connect(file)
  try {
    await once(socket, 'connect')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartupError(operatorText('control.denied', { file }), { cause })
    throw new NoServer('no server answers', { cause })
  }
  // What ends the connection ends the lines as well.
  socket.on('error', () => undefined)
  return socket
}

const isCut = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))
