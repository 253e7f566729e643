import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const NONCE_BYTES = 16
const DRAWN_NONCES = 256

let drawn = Buffer.alloc(0)
let used = 0

/** A nonce for one html answer. Random bytes are drawn for many at once: drawing takes longer than all else of an answer. */
export function createNonce(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_NONCES * NONCE_BYTES)
    used = 0
  }
  used += NONCE_BYTES
  return drawn.toString('base64', used - NONCE_BYTES, used)
}

/** The source that stands for an inline script in a policy: it alone runs, to the letter. */
export const hashSource = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

/**
 * The policy of the sites: own files, styles with the answer's nonce and the inline scripts named, nothing else; DOM
 * sinks take Trusted Types only.
 * @param inlineScripts their sources: a nonce or hashes
 * @param fileOrigin whence browsers get uploaded pictures when this is not the site itself
 */
export function sitePolicy(nonce: string, inlineScripts: string, fileOrigin?: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Only an origin without TLS is not among them already.
    `img-src 'self' data: blob: https:${fileOrigin?.startsWith('http:') ? ` ${fileOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')
}

/**
 * The policy of the hidden frame that draws diagrams. The drawing library writes style elements and attributes, which
 * the sites' own policy forbids; nothing that it draws leaves the frame but as a picture.
 */
export const DIAGRAM_FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The script of the frame in which readers' code runs. It stands inline, since the frame may load nothing: the page sends what
 * it is to do, and a port to answer by.
 */
const RUNNER_FRAME_SCRIPT =
  "addEventListener('message',e=>{if(e.source!==parent)return;(0,eval)(e.data);answerPage(e.ports[0])},{once:true})"

/** The whole page of that frame. */
export const RUNNER_FRAME = `<!doctype html><html lang="en"><title>runner</title><script>${RUNNER_FRAME_SCRIPT}</script></html>`

/**
 * The policy of that frame and of the workers in it: no origin, so no token and no way into the page; code may be evaluated,
 * also from blobs, and nothing at all may be fetched.
 */
export const RUNNER_FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src ${hashSource(RUNNER_FRAME_SCRIPT)} 'unsafe-eval' 'wasm-unsafe-eval' blob:`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The policy of answers that are not pages: they may load and run nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The usual security headers, for every answer. A page sets its own policy instead.
 * @param isHttps whether the public address is https: only then browsers are told to stay with it
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
