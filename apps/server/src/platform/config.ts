import path from 'node:path'
import { z } from 'zod'
import type { BackupSettings } from './backup/ScheduledBackup.ts'
import { checkS3, fileOrigin, readS3, type S3Settings, s3Shape } from './files/s3/s3-settings.ts'
import { parseTrustProxy, type TrustProxy } from './http/trust-proxy.ts'
import { operatorText } from './i18n.ts'
import type { LlmSettings } from './llm/OpenAiCompatible.ts'
import { StartupError } from './startup-error.ts'

const isUrl = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const seconds = z.coerce.number('seconds').min(1, 'seconds').max(3600, 'seconds')
/** The site lies at the root of its host. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username } = new URL(value)
  return /^\/+$/.test(pathname) && search + hash + username === ''
}
/** Whether every % begins an escape: the driver decodes user and password. */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'port')
  .transform(Number)
  .refine((value) => value <= 65_535, 'port')
const webAddress = z.string().refine(isUrl(['http:', 'https:']), 'publicUrl')

// Messages are keys of `setting.` in locales/<lng>/operator.json.
const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('localhost'),
    PUBLIC_URL: webAddress.refine(isOrigin, 'publicOrigin').optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .refine(isUrl(['postgres:', 'postgresql:']), 'databaseUrl')
      .refine(isDecodable, 'databaseUrlEscape')
      .refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', 'databaseUrl')
      .optional(),
    ...s3Shape,
    ADMIN_EMAIL: z.email('adminEmail').optional(),
    ADMIN_PASSWORD: z
      .string()
      .regex(/^(?=.*\p{L})(?=.*\d).{8,128}$/su, 'adminPassword')
      .optional(),
    SMTP_URL: z
      .string()
      .refine(isUrl(['smtp:', 'smtps:']), 'smtpUrl')
      .refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', 'smtpUrl')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'mailFrom')
      .default('no-reply@localhost'),
    EMAIL_VERIFICATION: z.enum(['on', 'off'], 'limits').optional(),
    ADMIN_2FA: z.enum(['required', 'off'], 'admin2fa').default('off'),
    SESSION_IDLE_HOURS: z.coerce
      .number('sessionIdleHours')
      .int('sessionIdleHours')
      .min(1, 'sessionIdleHours')
      .max(720, 'sessionIdleHours')
      .optional(),
    CONTACT_PHONE: z
      .string()
      .regex(/^\+?[\d ()-]{3,30}$/, 'contactPhone')
      .optional(),
    CONTACT_EMAIL: z.email('adminEmail').optional(),
    SECURITY_CONTACT: z.union([z.email(), webAddress], 'securityContact').optional(),
    SOCIAL_WEIXIN: webAddress.optional(),
    SOCIAL_WEIBO: webAddress.optional(),
    SOCIAL_GITHUB: webAddress.optional(),
    AI_BASE_URL: webAddress.optional(),
    AI_API_KEY: z
      .string()
      .regex(/^[!-~]+$/, 'visible')
      .optional(),
    AI_MODEL: z.string().optional(),
    AI_FIRST_TOKEN_SECONDS: seconds.default(60),
    AI_HISTORY_TOKENS: z.coerce
      .number('aiHistoryTokens')
      .int('aiHistoryTokens')
      .min(0, 'aiHistoryTokens')
      .default(8000),
    AI_DAILY_QUOTA: z.coerce
      .number('aiDailyQuota')
      .int('aiDailyQuota')
      .min(1, 'aiDailyQuota')
      .max(1_000_000, 'aiDailyQuota')
      .default(200),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: z.coerce
      .number('backupKeep')
      .int('backupKeep')
      .min(1, 'backupKeep')
      .max(1000, 'backupKeep')
      .default(7),
    BACKUP_TIME: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'backupTime')
      .default('03:30'),
    LIMITS: z.enum(['on', 'off'], 'limits').default('on'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'logLevel')
      .default('warn'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[!-~]{16,}$/, 'metricsToken')
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine((value) => parseTrustProxy(value) !== undefined, 'trustProxy')
      .default('false'),
  })
  .refine((env) => !env.AI_BASE_URL || env.AI_MODEL, { path: ['AI_MODEL'], error: 'aiModel' })
  .superRefine((env, { addIssue }) =>
    checkS3(env, (name, message) => addIssue({ code: 'custom', path: [name], message })),
  )

/** The environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

/** What the learner site's footer says; it has placeholders for what is undefined. */
export type SiteSettings = Record<'phone' | 'email' | 'weixin' | 'weibo' | 'github', string | undefined>

/** What the learner site is told of the settings. */
export type GivenSite = SiteSettings & Pick<Config, 'hasEmailVerification'>

/** Who answers in the assistant, and how much. */
export interface AiSettings {
  /** undefined: the embedded assistant answers. */
  llm: LlmSettings | undefined
  /** How much of a conversation's history is sent to the model. */
  historyTokens: number
  /** Questions a user may ask a day. */
  dailyQuota: number
  /** How long a reply continues after its reader has left, in case they come back. */
  graceSeconds: number
}

/** Where Prometheus fetches the server's numbers: from a port of their own, or, without, from the site's port. */
export interface MetricsSettings {
  port: number | undefined
  host: string
  /** What Prometheus has to bring; there is always one on the site's port. */
  token: string | undefined
}

/** The server's settings, checked. */
export interface Config {
  port: number
  host: string
  /** The site's address as its visitors see it, without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined
  /** Absolute path of the folder that holds the embedded database and files. */
  dataDir: string
  /** undefined: the embedded database. */
  databaseUrl: string | undefined
  /** Where uploaded files are kept; undefined: in the folder `files` of {@link dataDir}. */
  s3: S3Settings | undefined
  /** The origin of pictures that browsers get from elsewhere; undefined: only this site's. */
  fileOrigin: string | undefined
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** undefined: mails become files in the folder `outbox` of {@link dataDir}. */
  smtpUrl: string | undefined
  /** The sender of mails, `name <address>` or an address. */
  mailFrom: string
  /** Whether an account needs a code mailed to its address; without a mail server it does not, unless it was asked for. */
  hasEmailVerification: boolean
  /** Whether an admin's role is in force only with a second factor. */
  needsAdminSecondFactor: boolean
  /** A session that is not used for so many hours ends; undefined: it lasts to its day. */
  sessionIdleHours: number | undefined
  site: SiteSettings
  /** Where flaws are reported, an address of e-mail or of a page; undefined: there is no security.txt. */
  securityContact: string | undefined
  ai: AiSettings
  /** Backups that are made by themselves; undefined: none. */
  backup: BackupSettings | undefined
  /** Whether what is done too often is refused; off for load tests. */
  hasLimits: boolean
  /** undefined: no numbers are taken. */
  metrics: MetricsSettings | undefined
  logLevel: z.output<typeof settings>['LOG_LEVEL']
  trustProxy: TrustProxy
}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 * @throws StartupError naming every bad setting; values are not repeated, they may be secrets
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  // A blank that nobody sees is not meant: of a folder's name it would make another folder.
  const padded = SETTING_NAMES.filter((name) => /^\s|\s$/.test(given[name] ?? ''))
  if (!parsed.success || padded.length > 0) {
    const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      name: path.join('.'),
      message,
    }))
    const all = [
      ...padded.map((name) => ({ name, message: 'padded' })),
      ...issues.filter(({ name }) => !padded.includes(name)),
    ]
    const faults = all.map(({ name, message }) => `${name} ${operatorText(`setting.${message}`)}`)
    throw new StartupError(operatorText('badSettings', { faults: faults.join('; ') }))
  }
  const env = parsed.data
  const s3 = readS3(env)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    s3,
    fileOrigin: s3 && fileOrigin(s3),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    hasEmailVerification: (env.EMAIL_VERIFICATION ?? (env.SMTP_URL ? 'on' : 'off')) === 'on',
    needsAdminSecondFactor: env.ADMIN_2FA === 'required',
    sessionIdleHours: env.SESSION_IDLE_HOURS,
    site: {
      phone: env.CONTACT_PHONE,
      email: env.CONTACT_EMAIL,
      weixin: env.SOCIAL_WEIXIN,
      weibo: env.SOCIAL_WEIBO,
      github: env.SOCIAL_GITHUB,
    },
    securityContact: env.SECURITY_CONTACT,
    ai: readAi(env),
    backup:
      env.BACKUP_DIR === undefined
        ? undefined
        : { folder: path.resolve(env.BACKUP_DIR), keep: env.BACKUP_KEEP, time: env.BACKUP_TIME },
    hasLimits: env.LIMITS === 'on',
    metrics: readMetrics(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: parseTrustProxy(env.TRUST_PROXY) ?? false,
  }
}

function readMetrics(env: z.output<typeof settings>): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env
  return port === undefined && token === undefined ? undefined : { port, host, token }
}

const GRACE_SECONDS = 12

function readAi(env: z.output<typeof settings>): AiSettings {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model = '' } = env
  return {
    llm:
      baseUrl === undefined
        ? undefined
        : { baseUrl, apiKey, model, firstTokenSeconds: env.AI_FIRST_TOKEN_SECONDS },
    historyTokens: env.AI_HISTORY_TOKENS,
    dailyQuota: env.AI_DAILY_QUOTA,
    graceSeconds: GRACE_SECONDS,
  }
}
