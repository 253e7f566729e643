import { z } from 'zod'
import { checkS3, s3Shape } from './files/s3/s3-settings.ts'
import { parseTrustProxy } from './http/trust-proxy.ts'

// Messages are keys of `setting.` in locales/<lng>/operator.json. Descriptions are for docs/settings.md (`npm run docs:settings`).

const isUrl = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

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
const hasHost = (value: string) => !URL.canParse(value) || new URL(value).hostname !== ''

const wholeNumber = (message: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(message).int(message).min(least, message).max(most, message)
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'port')
  .transform(Number)
  .refine((value) => value <= 65_535, 'port')
const webAddress = z.string().refine(isUrl(['http:', 'https:']), 'publicUrl')

const site = {
  PORT: port.default(3000).describe('端口；`0`为任选一个空闲的'),
  HOST: z.string().default('localhost').describe('监听的地址；要让别的机器访问用`0.0.0.0`'),
  PUBLIC_URL: webAddress.refine(isOrigin, 'publicOrigin').optional().meta({
    unset: '取自请求',
    description: '访客看到的网址，如`https://example.com`；放在反向代理后面或要寄邮件时应设置',
  }),
  TRUST_PROXY: z
    .string()
    .refine((value) => parseTrustProxy(value) !== undefined, 'trustProxy')
    .default('false')
    .describe(
      '前面有反向代理时才设：`true`是只信紧挨着的一层，数字是信几层，也可写代理的地址与网段（如`loopback,10.0.0.0/8`）；访客的地址、主机名与协议只听信得过的代理说的',
    ),
  LIMITS: z
    .enum(['on', 'off'], 'limits')
    .default('on')
    .describe('登录、注册、验证码与AI提问的频率限制；压力测试时可设为`off`'),
  PEOPLE_PER_ADDRESS: wholeNumber('peoplePerAddress', 1, 10_000)
    .default(30)
    .describe(
      '同一个网络地址（如一间教室）每小时大约有几个人来注册与登录；再多的，浏览器要先算一小会儿，十倍以上的要等',
    ),
}

const storage = {
  DATA_DIR: z
    .string()
    .default('data')
    .describe(
      '内置数据库与上传的文件（`files`）所在的文件夹；同一时刻只能有一个服务器使用。里面的`db.made`记着这里建过网站：`db`不见了就拒绝启动，真要从头开始先删掉它',
    ),
  DATABASE_URL: z
    .string()
    .refine(isUrl(['postgres:', 'postgresql:']), 'databaseUrl')
    .refine(isDecodable, 'databaseUrlEscape')
    .refine(hasHost, 'databaseUrl')
    .optional()
    .describe('`postgres://用户:密码@主机:端口/数据库名`；设了就用PostgreSQL（15以上），不用内置数据库'),
}

const backup = {
  BACKUP_DIR: z.string().optional().describe('每天自动备份到这个文件夹；不设就不自动备份'),
  BACKUP_KEEP: wholeNumber('backupKeep', 1, 1000).default(7).describe('自动备份留最近几份，1至1000'),
  BACKUP_TIME: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'backupTime')
    .default('03:30')
    .describe('每天几点自动备份，北京时间'),
}

const accounts = {
  ADMIN_EMAIL: z.email('adminEmail').optional().meta({
    unset: '`admin@example.com`',
    description: '第一个管理员的邮箱，只在还没有管理员时起作用',
  }),
  ADMIN_PASSWORD: z
    .string()
    .regex(/^(?=.*\p{L})(?=.*\d).{8,128}$/su, 'adminPassword')
    .optional()
    .meta({
      unset: '随机',
      description: '第一个管理员的密码，8至128个字符，含字母与数字，不能太容易猜；不设则随机生成并打印一次',
    }),
  ADMIN_2FA: z
    .enum(['required', 'off'], 'admin2fa')
    .default('off')
    .describe(
      '`required`时，没有开启两步验证的管理员登录之后只能先去设置里开启，管理后台与管理员的接口都不能用',
    ),
  EMAIL_VERIFICATION: z.enum(['on', 'off'], 'limits').optional().meta({
    unset: '设了`SMTP_URL`为`on`，否则`off`',
    description: '`on`时注册要填寄到邮箱的验证码。`off`时谁都能用别人的邮箱注册，也看得出一个邮箱有没有账号',
  }),
  SESSION_IDLE_HOURS: wholeNumber('sessionIdleHours', 1, 720)
    .optional()
    .describe('1至720；登录之后这么多小时没有使用就要重新登录。不设则只看登录的日子（30天）'),
  AUDIT_LOG_DAYS: wholeNumber('auditLogDays', 30, 36_500)
    .optional()
    .describe('30至36500；管理员的操作记录留这么多天。不设则一直留着'),
}

const mail = {
  SMTP_URL: z
    .string()
    .refine(isUrl(['smtp:', 'smtps:']), 'smtpUrl')
    .refine(hasHost, 'smtpUrl')
    .optional()
    .describe('`smtp://用户:密码@主机:端口`；不设则邮件写成`DATA_DIR/outbox`里的.eml文件，日志会说在哪里'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'mailFrom')
    .default('no-reply@localhost')
    .describe('邮件的发件人，也可写成`名称 <邮箱>`'),
}

const footer = {
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{3,30}$/, 'contactPhone')
    .optional()
    .meta({ unset: '占位的号码', description: '页脚里的电话' }),
  CONTACT_EMAIL: z.email('adminEmail').optional().meta({ unset: '占位的邮箱', description: '页脚里的邮箱' }),
  SOCIAL_WEIXIN: webAddress.optional().meta({ unset: '`#`', description: '页脚里微信图标的网址' }),
  SOCIAL_WEIBO: webAddress.optional().meta({ unset: '`#`', description: '页脚里微博图标的网址' }),
  SOCIAL_GITHUB: webAddress.optional().meta({ unset: '`#`', description: '页脚里GitHub图标的网址' }),
  SECURITY_CONTACT: z
    .union([z.email(), webAddress], 'securityContact')
    .optional()
    .describe('报告安全漏洞的邮箱或网址；设了才有`/.well-known/security.txt`'),
}

const ai = {
  AI_BASE_URL: webAddress
    .optional()
    .describe(
      '兼容OpenAI的模型服务的地址，如`https://api.deepseek.com`，带不带`/v1`都行；也由它主持模拟面试、核对要点；本机的模型见[大模型](ai.md)。不设则由离线小助手从题库里回答，由内置面试官主持，要点自己核对',
    ),
  AI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'visible')
    .optional()
    .describe('模型服务的密钥；Ollama等不要密钥的不用设'),
  AI_MODEL: z.string().optional().describe('模型的名称，如`deepseek-chat`；设了`AI_BASE_URL`就要写'),
  AI_DAILY_QUOTA: wholeNumber('aiDailyQuota', 1, 1_000_000)
    .default(200)
    .describe('每个用户一天可以向AI提问几次（每分钟至多20次）'),
  AI_FIRST_TOKEN_SECONDS: z.coerce
    .number('seconds')
    .min(1, 'seconds')
    .max(3600, 'seconds')
    .default(60)
    .describe('模型在这么多秒内没有开始回答就算超时'),
  AI_HISTORY_TOKENS: wholeNumber('aiHistoryTokens', 0)
    .default(8000)
    .describe('对话的历史至多带多少token给模型'),
}

const watching = {
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'logLevel')
    .default('warn')
    .describe('`fatal`、`error`、`warn`、`info`（每个请求一行）、`debug`、`trace`、`silent`'),
  METRICS_PORT: port
    .optional()
    .describe('给Prometheus的`/metrics`自己的端口；与`METRICS_TOKEN`都不设就没有`/metrics`'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('那个端口监听的地址'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'metricsToken')
    .optional()
    .describe(
      '取`/metrics`要带的令牌（`Authorization: Bearer`），至少16个英文字符；只设它，`/metrics`就在网站的端口上',
    ),
}

/** All settings by subject, in the order of docs/settings.md. */
export const SETTING_GROUPS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  网站: site,
  数据: storage,
  账号: accounts,
  邮件: mail,
  AI: ai,
  备份: backup,
  S3: s3Shape,
  日志与指标: watching,
  页脚与联系方式: footer,
}

/** The schema of the environment. */
export const settings = z
  .object({
    ...site,
    ...storage,
    ...accounts,
    ...mail,
    ...ai,
    ...backup,
    ...s3Shape,
    ...watching,
    ...footer,
  })
  .refine((env) => !env.AI_BASE_URL || env.AI_MODEL, { path: ['AI_MODEL'], error: 'aiModel' })
  .superRefine((env, { addIssue }) =>
    checkS3(env, (name, message) => addIssue({ code: 'custom', path: [name], message })),
  )

/** The environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)
