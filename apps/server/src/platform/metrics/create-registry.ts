import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import product from '../../../../../package.json' with { type: 'json' }

/** The series of this server, those of its process and event loop included. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'app_build_info',
    help: 'The version of the product and of Node; the value is always 1',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: product.version, node: process.versions.node }, 1)
  return registry
}
