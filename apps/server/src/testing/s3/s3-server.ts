import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../platform/files/s3/s3-settings.ts'
import { checkSignature } from './check-signature.ts'
import { S3Refusal } from './S3Refusal.ts'

/** A server that speaks S3, with an empty bucket. */
export interface S3Server {
  settings: S3Settings
  stop: () => Promise<void>
}

interface StoredObject {
  bytes: Buffer
  headers: OutgoingHttpHeaders
}

interface Answer {
  status: number
  headers?: OutgoingHttpHeaders
  body?: Buffer | string
}

const BUCKET = 'pictures'
const KEY = { accessKeyId: 'test', secretAccessKey: 'test-secret' }
const XML = { 'content-type': 'application/xml' }

/**
 * Starts a private bucket in memory that answers the calls of Amazon's API reference that the product makes: PutObject,
 * GetObject, HeadObject, DeleteObject and ListObjectsV2, each with a signature.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  let settings: S3Settings | undefined
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const {
      status,
      headers,
      body: answer,
    } = settings ? reply(request, body, objects, settings) : { status: 503 }
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const endpoint = `http://127.0.0.1:${address.port}`
  settings = {
    endpoint,
    publicEndpoint: endpoint,
    region: 'us-east-1',
    bucket: BUCKET,
    hasPathStyle: true,
    ...KEY,
  }
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { settings, stop }
}

function reply(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  objects: Map<string, StoredObject>,
  settings: S3Settings,
): Answer {
  try {
    checkSignature({ method, url, headers }, settings)
    const { pathname, searchParams } = new URL(url, settings.endpoint)
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    if (bucket !== settings.bucket) throw new S3Refusal(404, 'NoSuchBucket')
    if (key === '' && method === 'GET')
      return { status: 200, headers: XML, body: list(objects, searchParams) }
    if (method === 'GET' || method === 'HEAD') return read(objects.get(key), searchParams)
    if (method === 'PUT') {
      objects.set(key, { bytes: body, headers: pick(headers, 'content-type', 'cache-control') })
      return { status: 200, headers: { etag: '"etag"' } }
    }
    if (method !== 'DELETE') throw new S3Refusal(405, 'MethodNotAllowed')
    objects.delete(key)
    return { status: 204 }
  } catch (error) {
    if (!(error instanceof S3Refusal)) throw error
    return { status: error.status, headers: XML, body: `<Error><Code>${error.code}</Code></Error>` }
  }
}

/** The object with its own headers, except where the address asks for others. */
function read(object: StoredObject | undefined, query: URLSearchParams): Answer {
  if (!object) throw new S3Refusal(404, 'NoSuchKey')
  const asked = [...query].flatMap(([name, value]) => {
    const [, header] = /^response-(.+)$/.exec(name) ?? []
    return header === undefined ? [] : [[header, value] as const]
  })
  return { status: 200, headers: { ...object.headers, ...Object.fromEntries(asked) }, body: object.bytes }
}

/** A page of names in their order, after the one that the token names. */
function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const size = Number(query.get('max-keys') ?? 1000)
  const names = [...objects.keys()].filter(
    (name) => name.startsWith(query.get('prefix') ?? '') && name > after,
  )
  const page = names.sort().slice(0, size)
  const contents = page.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`)
  const next =
    page.length < names.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const pick = (headers: OutgoingHttpHeaders, ...names: string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
