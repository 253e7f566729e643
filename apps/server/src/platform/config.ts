import path from 'node:path'
import type { z } from 'zod'
import type { BackupSettings } from './backup/ScheduledBackup.ts'
import { fileOrigin, readS3, type S3Settings } from './files/s3/s3-settings.ts'
import { parseTrustProxy, type TrustProxy } from './http/trust-proxy.ts'
import { operatorText } from './i18n.ts'
import type { LlmSettings } from './llm/OpenAiCompatible.ts'
import { SETTING_NAMES, settings } from './settings.ts'
import { StartupError } from './startup-error.ts'
import { withoutEndSlashes } from './text/without-end-slashes.ts'

/** Contacts in the learner site's footer, which has placeholders for the undefined ones. */
export type SiteSettings = Record<'phone' | 'email' | 'weixin' | 'weibo' | 'github', string | undefined>

/** The settings that the learner site is told. */
export type GivenSite = SiteSettings & Pick<Config, 'hasEmailVerification'>

/** The assistant's model, and how much may be asked of it. */
export interface AiSettings {
  /** undefined: the embedded assistant answers. */
  llm: LlmSettings | undefined
  /** Length of the conversation's history that is sent to the model. */
  historyTokens: number
  /** Questions a user may ask a day. */
  dailyQuota: number
  /** Seconds that a reply continues after its reader has left, in case they come back. */
  graceSeconds: number
}

/** Prometheus fetches the server's numbers from a port of their own, or, without, from the site's port. */
export interface MetricsSettings {
  port: number | undefined
  host: string
  /** Secret that Prometheus has to bring; there is always one on the site's port. */
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
  /** Bucket of uploaded files; undefined: they are in the folder `files` of {@link dataDir}. */
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
  /** An entry of the audit log is kept for so many days; undefined: for ever. */
  auditLogDays: number | undefined
  site: SiteSettings
  /** Address (e-mail or page) for reports of flaws; undefined: there is no security.txt. */
  securityContact: string | undefined
  ai: AiSettings
  /** Backups that are made by themselves; undefined: none. */
  backup: BackupSettings | undefined
  /** Whether acts that come too often are refused; off for load tests. */
  hasLimits: boolean
  /** How many people one network address may have before their browsers have to work. */
  peoplePerAddress: number
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
    publicUrl: env.PUBLIC_URL && withoutEndSlashes(env.PUBLIC_URL),
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
    auditLogDays: env.AUDIT_LOG_DAYS,
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
    peoplePerAddress: env.PEOPLE_PER_ADDRESS,
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
