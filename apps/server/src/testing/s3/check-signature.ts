import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { S3Settings } from '../../platform/files/s3/s3-settings.ts'
import { S3Refusal } from './S3Refusal.ts'

const MOST_SKEW = 15 * 60_000

interface SignedRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
}

/** What a signature says of itself, in the header or in the address. */
interface Claim {
  credential: string
  time: string
  signedHeaders: string
  signature: string
  payloadHash: string
  /** Of an address; a header counts for the time of a skew. */
  seconds?: number
}

/**
 * Checks Signature Version 4 as Amazon documents it ("Authenticating Requests").
 * @throws S3Refusal
 */
export function checkSignature({ method, url, headers }: SignedRequest, settings: S3Settings): void {
  const [path = '', query = ''] = url.split('?')
  const claim = readClaim(headers, new URLSearchParams(query))
  if (!claim) throw new S3Refusal(403, 'AccessDenied')
  const [accessKeyId, day = '', region = ''] = claim.credential.split('/')
  if (accessKeyId !== settings.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId')
  if (region !== settings.region) throw new S3Refusal(400, 'AuthorizationHeaderMalformed')
  checkTime(claim)
  const scope = `${day}/${region}/s3/aws4_request`
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${claim.time}\n${scope}\n${hash}`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${settings.secretAccessKey}`,
  )
  if (hmac(key, text).toString('hex') !== claim.signature) throw new S3Refusal(403, 'SignatureDoesNotMatch')
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function readClaim(headers: IncomingHttpHeaders, query: URLSearchParams): Claim | null {
  const header = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (header) {
    const [, credential = '', signedHeaders = '', signature = ''] = header
    const [time, payloadHash] = [headers['x-amz-date'], headers['x-amz-content-sha256']].map(String)
    return { credential, signedHeaders, signature, time: time ?? '', payloadHash: payloadHash ?? '' }
  }
  const part = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  if (part('Algorithm') !== 'AWS4-HMAC-SHA256') return null
  return {
    credential: part('Credential'),
    time: part('Date'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    seconds: Number(part('Expires')),
  }
}

function checkTime({ time, seconds }: Claim): void {
  const signed = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  // Tests set Date wrong for the client alone.
  const age = performance.timeOrigin + performance.now() - signed
  if (seconds === undefined && !(Math.abs(age) <= MOST_SKEW)) throw new S3Refusal(403, 'RequestTimeTooSkewed')
  if (seconds !== undefined && !(age <= seconds * 1000)) throw new S3Refusal(403, 'AccessDenied')
}

/** The parts of the query in the order of their names, without the signature. */
const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('X-Amz-Signature='))
    .sort()
    .join('&')
