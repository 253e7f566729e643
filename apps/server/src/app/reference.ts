import { LANGUAGES } from '@app/contract/common/languages'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { translator } from '../platform/i18n.ts'

/** Describes the api from the contract: `/api/openapi.json`, and `/api/reference` to read it. Registered before the routes. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  const t = translator(LANGUAGES[0])
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: t('apiTitle'),
        version: '1',
        description: t('apiDescription'),
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    // It changes with the version that runs.
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/reference',
    indexPrefix: '',
    staticCSP: true,
    uiConfig: { url: '/api/openapi.json', persistAuthorization: false, tryItOutEnabled: true },
  })
}
