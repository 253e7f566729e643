import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const GB18030 = [0xc1, 0xd6, 0xbc, 0xe4, 0x2c, 0x61, 0x40, 0x62, 0x2e, 0x63, 0x64]

test('a file is read as UTF-8, with or without a byte order mark, or as Excel writes it in China', async () => {
  expect(await readListFile(new Blob(['林间,a@b.cd']))).toBe('林间,a@b.cd')
  expect(await readListFile(new Blob(['\ufeff林间,a@b.cd']))).toBe('林间,a@b.cd')
  expect(await readListFile(new Blob([new Uint8Array(GB18030)]))).toBe('林间,a@b.cd')
})

test('what is no text, or too large, is refused', async () => {
  const workbook = new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00])])
  await expect(readListFile(workbook)).rejects.toMatchObject({ key: 'fileUnread' })
  const large = new Blob(['a'.repeat(1024 * 1024 + 1)])
  await expect(readListFile(large)).rejects.toMatchObject({ key: 'fileTooLarge' })
})
