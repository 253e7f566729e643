import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes the api from the contract: `/api/openapi.json`, and `/api/reference` to read it. Registered before the routes. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '智能面试刷题平台', version: '1', description: '每个回答都是 {code, message, data}，code 为 0 即成功。' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/reference',
    indexPrefix: '',
    staticCSP: true,
    uiConfig: { url: '/api/openapi.json', persistAuthorization: false, tryItOutEnabled: true },
  })
}
