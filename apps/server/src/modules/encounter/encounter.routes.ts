import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { EncounterService } from './encounter.service.ts'

export function encounterRoutes(
  app: FastifyInstance,
  { encounters }: { encounters: EncounterService },
): void {
  implement(app, contract.questionEncounter.add, (input, { caller }) => encounters.add(caller.id, input))
  implement(app, contract.questionEncounter.update, (input, { caller }) =>
    encounters.update(caller.id, input),
  )
  implement(app, contract.questionEncounter.delete, ({ id }, { caller }) => encounters.delete(caller.id, id))
  implement(app, contract.questionEncounter.companies, (_, { caller }) =>
    encounters.companies(caller?.id ?? null),
  )
}
