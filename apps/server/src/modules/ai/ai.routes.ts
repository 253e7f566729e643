import { Code, contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'

export function aiRoutes(app: FastifyInstance): void {
  const unavailable = () => Promise.reject(new AppError(Code.unavailable, 'aiUnavailable'))
  implementStream(app, contract.ai.chat, unavailable)
  implement(app, contract.ai.stop, unavailable)
  implement(app, contract.ai.status, unavailable)
}
