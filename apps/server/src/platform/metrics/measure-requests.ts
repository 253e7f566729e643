import { Histogram, type Registry } from '@prometheus-io/client'
import type { CallWatcher } from '../http/watch-calls.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Requests by the pattern of their route, so that there are as many series as routes, whatever is asked for.
 * @returns is told of every request that was answered
 */
export function measureRequests(registry: Registry): CallWatcher {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests without streams; code is that of the envelope, 0 for success and for what is no envelope',
    labelNames: ['method', 'route', 'status', 'code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return ({ method, route, status, code, milliseconds, isStream }) => {
    if (isStream) return
    durations.observe(
      { method: methods.has(method) ? method : 'other', route: joinFiles(route), status, code },
      milliseconds / 1000,
    )
  }
}

/** Each built file is a route of its own. */
function joinFiles(route: string): string {
  if (route.startsWith('/assets/')) return '/assets/*'
  return route.startsWith('/admin/assets/') ? '/admin/assets/*' : route
}
