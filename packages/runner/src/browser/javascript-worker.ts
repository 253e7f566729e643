import { runJavaScript } from '../javascript/run-javascript.ts'
import { answerRuns } from './answer-runs.ts'

answerRuns(
  async () => (request, report) =>
    runJavaScript(request, report, {
      onRejection: (listen) =>
        addEventListener('unhandledrejection', (event) => {
          event.preventDefault()
          listen(event.reason)
        }),
    }),
)
