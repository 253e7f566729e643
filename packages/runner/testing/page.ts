import { Runner } from '../src/browser/Runner.ts'

declare global {
  interface Window {
    runner: Runner
  }
}

window.runner = new Runner()
