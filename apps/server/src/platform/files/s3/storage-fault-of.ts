import { StorageFault, type StorageFaultKind } from './StorageFault.ts'

/** What services say in `<Code>` → what it means. */
const ofCode: Readonly<Record<string, StorageFaultKind>> = {
  InvalidAccessKeyId: 'wrongKey',
  SignatureDoesNotMatch: 'wrongKey',
  NoSuchBucket: 'noBucket',
  AccessDenied: 'noRights',
  RequestTimeTooSkewed: 'clock',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
}

const ofStatus: Readonly<Record<number, StorageFaultKind>> = {
  301: 'region',
  307: 'region',
  401: 'wrongKey',
  403: 'noRights',
  404: 'noBucket',
  507: 'full',
}

/** What an error of the S3 client means. What is no fault of S3 stays what it is. */
export function storageFaultOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error
  if (error.name === 'TimeoutError') return new StorageFault('timeout', error)
  if ('status' in error && typeof error.status === 'number')
    return new StorageFault(ofCode[codeOf(error)] ?? ofStatus[error.status] ?? 'failed', error)
  const code = networkCodeOf(error)
  if (code === undefined && error.message !== 'fetch failed') return error
  return new StorageFault(kindOfNetwork(code ?? ''), error)
}

/** Not every service answers with the type of content by which the client knows an error. */
function codeOf(error: Error): string {
  const body = 'body' in error && typeof error.body === 'string' ? error.body : ''
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''
}

function networkCodeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : networkCodeOf(cause)
}

function kindOfNetwork(code: string): StorageFaultKind {
  if (/TIMEDOUT|TIMEOUT/.test(code)) return 'timeout'
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'unreachable'
}
