import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { SETTING_GROUPS } from '../../apps/server/src/platform/settings.ts'
import { ROOT } from '../run-tool.ts'

/** The page of all settings, relative to the repository. */
export const SETTINGS_PAGE = 'docs/settings.md'

const HEADING = `# 设置

都用环境变量，启动时检查，写错会逐个指出；空的等于没有设。本页由\`npm run docs:settings\`从\`apps/server/src/platform/settings.ts\`写成，不要手改。`

/** Explanations that belong to a group rather than to one setting. */
const NOTES: Readonly<Record<string, string>> = {
  备份: '手工备份与恢复见[备份与恢复](deployment/restoring.md)。',
  S3: `\`S3_ENDPOINT\`、\`S3_BUCKET\`、\`S3_ACCESS_KEY_ID\`、\`S3_SECRET_ACCESS_KEY\`要设齐。图片由服务器写进桶里，读者从S3直接读：\`/files/…\`转到一个签过名的地址，15分钟内有效，流量不经过服务器，所以读者的浏览器也要连得到S3；网站是https的，它也要是https。

S3连不上时网站照常启动与使用，只是图片看不到也传不了，管理后台的“图片”检查会说出原因与办法。多台机器一起跑时，用S3，或者让各台共用一个\`DATA_DIR/files\`。`,
  日志与指标: '日志怎样看、指标有哪些见[日常运维](operations.md)。',
}

/** The page's markdown. */
export function composeSettings(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([title, shape]) => {
    const rows = Object.entries(shape).map(([name, setting]) => composeRow(name, setting))
    const table = ['| 名称 | 默认 | 含义 |', '| --- | --- | --- |', ...rows].join('\n')
    return [`## ${title}`, table, NOTES[title]].filter((part) => part !== undefined).join('\n\n')
  })
  return `${[HEADING, ...groups].join('\n\n')}\n`
}

function composeRow(name: string, setting: z.ZodType): string {
  const { description, unset = '无' } = setting.meta() ?? {}
  if (!description) throw new Error(`${name} has no description`)
  const { data } = setting.safeParse(undefined)
  return `| \`${name}\` | ${data === undefined ? unset : `\`${data}\``} | ${description} |`
}

if (import.meta.main) await writeFile(join(ROOT, SETTINGS_PAGE), composeSettings())
