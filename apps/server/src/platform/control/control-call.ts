import type { z } from 'zod/mini'

/** Something that a command asks of the running server: known to both by the same definition. */
export interface ControlCall<Options, Event, Result> {
  /** `module.act` */
  name: string
  options: z.ZodMiniType<Options>
  /** What is told while it is being done. */
  event: z.ZodMiniType<Event>
  /** What came of it. */
  result: z.ZodMiniType<Result>
}

/** What a handler is given beside its options. */
export interface ControlContext<Event> {
  /** Aborted when the command goes away or the server stops: the handler cleans up and ends. */
  signal: AbortSignal
  /** Tells the command how far it is. */
  tell: (event: Event) => void
}

/** A call's handler whose kinds of data do not matter to whoever serves it. */
export interface ControlHandler {
  name: string
  run: (options: unknown, context: ControlContext<unknown>) => Promise<unknown>
}

/** Makes a handler known to the server. What a StartupError says reaches the command, other errors the server's log. */
export function handleControl<Options, Event, Result>(
  call: ControlCall<Options, Event, Result>,
  handle: (options: Options, context: ControlContext<Event>) => Promise<Result>,
): ControlHandler {
  return { name: call.name, run: (options, context) => handle(call.options.parse(options), context) }
}
