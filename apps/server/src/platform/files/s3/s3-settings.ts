import { z } from 'zod'

/** A bucket, and how to reach it. */
export interface S3Settings {
  /** Where this server reaches S3, without the bucket. */
  endpoint: string
  /** Where browsers reach it. */
  publicEndpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket stands in the path of addresses; otherwise it is part of the host's name. */
  hasPathStyle: boolean
}

/** With a path, as some services have it. */
const endpoint = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, search, hash, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && search + hash + username + password === ''
}, 's3Endpoint')
const key = z.string().regex(/^[!-~]+$/, 'visible')

// Messages are keys of `setting.` in locales/<lng>/operator.json.
export const s3Shape = {
  S3_ENDPOINT: endpoint.optional(),
  S3_PUBLIC_ENDPOINT: endpoint.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 's3Region')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 's3Bucket')
    .optional(),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off'], 'limits').optional(),
}

type S3Environment = z.output<z.ZodObject<typeof s3Shape>>

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** There is no name below an address of numbers. */
const hasNumericHost = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && /^(\[.*\]|[\d.]+)$/.test(new URL(address).hostname)

/** Reports what is missing of S3 when any of it is set, and an address whose pictures browsers would not show. */
export function checkS3(
  env: S3Environment & { PUBLIC_URL?: string | undefined },
  report: (name: string, message: string) => void,
): void {
  if (!Object.entries(env).some(([name, value]) => name.startsWith('S3_') && value !== undefined)) return
  for (const name of required) if (env[name] === undefined) report(name, 's3Missing')
  if (env.S3_FORCE_PATH_STYLE === 'off' && [env.S3_ENDPOINT, env.S3_PUBLIC_ENDPOINT].some(hasNumericHost))
    report('S3_FORCE_PATH_STYLE', 's3HostStyle')
  const readBy = env.S3_PUBLIC_ENDPOINT === undefined ? 'S3_ENDPOINT' : 'S3_PUBLIC_ENDPOINT'
  if (env.PUBLIC_URL?.startsWith('https:') && env[readBy]?.startsWith('http:')) report(readBy, 's3Insecure')
}

/** @returns undefined when S3 is not set */
export function readS3(env: S3Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    hasPathStyle: env.S3_FORCE_PATH_STYLE !== 'off',
  }
}

/** The address of the bucket at an endpoint. */
export function bucketAddress({ bucket, hasPathStyle }: S3Settings, endpoint: string): string {
  const address = new URL(endpoint)
  if (hasPathStyle) address.pathname = `${address.pathname.replace(/\/+$/, '')}/${bucket}`
  else address.hostname = `${bucket}.${address.hostname}`
  return address.href
}

/** The origin from which browsers get files. */
export const fileOrigin = (settings: S3Settings): string =>
  new URL(bucketAddress(settings, settings.publicEndpoint)).origin
