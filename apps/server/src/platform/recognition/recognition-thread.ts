import { parentPort } from 'node:worker_threads'
import { recognise } from '@app/recognition'
import type { RecognitionAnswer, RecognitionTask } from './recognise-apart.ts'

parentPort?.on('message', ({ id, answer, points, asked }: RecognitionTask) => {
  const found: RecognitionAnswer = { id, verdicts: recognise(answer, points, asked) }
  parentPort?.postMessage(found)
})
