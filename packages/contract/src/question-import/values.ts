export const IMPORT_FORMATS = ['csv', 'xlsx', 'markdown'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/**
 * Where an import stands: 上传中 · 读取中 · 待确认 · 写入中 · 已导入 · 撤销中 · 已撤销 · 失败. An import that fails while it
 * writes is rolled back.
 */
export const IMPORT_STATUSES = [
  'uploading',
  'reading',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** What an import does with a row: 新建 · 修改 · 跳过 · 有误. */
export const IMPORT_ACTIONS = ['create', 'update', 'skip', 'wrong'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** Most bytes of a file. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
/** Most bytes of one part of it. */
export const MAX_PART_BYTES = 512 * 1024

/** What admins do to it, as the audit log names it. */
export const questionImportAudit = {
  target: 'questionImport',
  actions: ['questionImport.apply', 'questionImport.undo', 'questionImport.cancel', 'questionImport.delete'],
} as const
