import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { recognise } from '@app/recognition'
import type { RecognitionAnswer, RecognitionTask } from './recognise-apart.ts'

// Of this thread alone where the system knows threads' priorities: requests and the database come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', ({ id, answer, points, asked }: RecognitionTask) => {
  const found: RecognitionAnswer = { id, verdicts: recognise(answer, points, asked) }
  parentPort?.postMessage(found)
})
