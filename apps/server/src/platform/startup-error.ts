/** Why the server cannot start, in one line for whoever started it; the main file prints it and exits. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
