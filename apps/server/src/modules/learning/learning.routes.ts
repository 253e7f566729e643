import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { LearningService } from './learning.service.ts'
import type { ProgressService } from './progress.service.ts'

interface Services {
  learning: LearningService
  progress: ProgressService
}

export function learningRoutes(app: FastifyInstance, { learning, progress }: Services): void {
  const { chapter, knowledgePoint } = contract
  implement(app, chapter.list, (_, { caller }) => learning.list(caller?.id ?? null))
  implement(app, chapter.get, ({ id, path }, { caller }) => learning.getChapter(id, caller.id, path))
  implement(app, knowledgePoint.get, ({ id, path }, { caller }) => learning.getPoint(id, caller.id, path))
  implement(app, knowledgePoint.ofQuestion, ({ questionId }) => learning.ofQuestion(questionId))
  implement(app, knowledgePoint.read, ({ id, readingPosition }, { caller }) =>
    progress.read(caller.id, id, readingPosition),
  )
  implement(app, knowledgePoint.learn, ({ id, isLearned }, { caller }) =>
    progress.learn(caller.id, id, isLearned),
  )
}
