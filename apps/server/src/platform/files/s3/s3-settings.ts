import { z } from 'zod'
import { withoutEndSlashes } from '../../text/without-end-slashes.ts'

/** A bucket, and how to reach it. */
export interface S3Settings {
  /** The address by which this server reaches S3, without the bucket. */
  endpoint: string
  /** The address by which browsers reach it. */
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

// Messages are keys of `setting.` in locales/<lng>/operator.json; descriptions are for docs/settings.md.
export const s3Shape = {
  S3_ENDPOINT: endpoint
    .optional()
    .describe(
      '兼容S3的对象存储的地址，不带桶的名称，如`https://s3.example.com`；设了就把上传的图片存进S3，不存`DATA_DIR/files`',
    ),
  S3_PUBLIC_ENDPOINT: endpoint.optional().meta({
    unset: '同`S3_ENDPOINT`',
    description: '读者的浏览器怎样到达S3；与服务器走的地址不同时才设',
  }),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 's3Region')
    .optional()
    .meta({ unset: '`us-east-1`', description: '桶所在的区域' }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 's3Bucket')
    .optional()
    .describe('桶的名称；先建好，保持私有'),
  S3_ACCESS_KEY_ID: key.optional().describe('密钥的编号；它在这个桶里要能写、读、删、列出'),
  S3_SECRET_ACCESS_KEY: key.optional().describe('密钥'),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off'], 'limits').optional().meta({
    unset: '`on`',
    description: '桶的名称写在路径里；`off`时写在主机名里，阿里云OSS、腾讯云COS等要这样',
  }),
}

type S3Environment = z.output<z.ZodObject<typeof s3Shape>>

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** There is no name below an address of numbers. */
const hasNumericHost = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && /^(\[.*\]|[\d.]+)$/.test(new URL(address).hostname)

/** Reports missing settings of S3 when any of them is set, and an address whose pictures browsers would not show. */
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
  if (hasPathStyle) address.pathname = `${withoutEndSlashes(address.pathname)}/${bucket}`
  else address.hostname = `${bucket}.${address.hostname}`
  return address.href
}

/** The origin from which browsers get files. */
export const fileOrigin = (settings: S3Settings): string =>
  new URL(bucketAddress(settings, settings.publicEndpoint)).origin
