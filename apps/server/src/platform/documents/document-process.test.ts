import { Code } from '@app/contract/common/envelope'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docxOf, docxOfBody, paragraph } from '../../testing/docx-of.ts'
import { pdfOf } from '../../testing/pdf-of.ts'
import { readDocument } from './document-process.ts'
import { tidyText } from './tidy-text.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** Chinese in an encoding of its own, with a font that is not in the file. */
const SONG =
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>>>]>>'
const hexOf = (text: string) =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('')

const read = async (bytes: Uint8Array) => (await readDocument(1, { bytes, most: 1_000 })).text

const refusalOf = async (bytes: Uint8Array) => {
  const error = await read(bytes).catch((reason: unknown) => reason)
  return error instanceof UnreadableDocument ? error.reason : error
}

describe('读文档', () => {
  test('PDF：一行一行读出来，中文用它自己的编码也对', async () => {
    const latin = pdfOf('BT /F1 12 Tf 20 200 Td (Redis, MySQL) Tj 0 -20 Td (Java) Tj ET')
    expect(await read(latin)).toBe('Redis, MySQL\nJava')
    const chinese = pdfOf(`BT /F1 12 Tf 20 200 Td <${hexOf('做过秒杀系统')}> Tj ET`, { font: SONG })
    expect(await read(chinese)).toBe('做过秒杀系统')
  })

  test('DOCX：段落与表格里的字', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('熟悉Redis')}</w:tc></w:tr></w:tbl>`
    expect(await read(docxOfBody(paragraph('做过秒杀系统') + table))).toBe('做过秒杀系统\n熟悉Redis')
  })

  test('看着一样的部首与连字换成平常的字，看不见的去掉，标点不动', () => {
    expect(tidyText('\u2ea0生，\u2f00个 人\u200b经历，\ufb01nally  OK\r\n\n\n\n完')).toBe(
      '民生，一个人经历，finally OK\n\n完',
    )
  })

  test.each([
    ['空文件', new Uint8Array(), 'empty'],
    ['名字写着pdf的别的文件', strToU8('hello'), 'unknownType'],
    ['10MB的乱字节', new Uint8Array(10 * 1024 * 1024).fill(7), 'unknownType'],
    ['断了的PDF', pdfOf('BT ET').subarray(0, 60), 'broken'],
    ['只有图的PDF', pdfOf('q 1 0 0 1 0 0 cm Q'), 'noText'],
    ['老的Word', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldWord'],
    ['不是文档的zip', zipSync({ 'a.txt': strToU8('a') }), 'broken'],
    ['没有字的DOCX', docxOf(' '), 'noText'],
  ])('%s', async (_, bytes, reason) => {
    expect(await refusalOf(bytes)).toBe(reason)
  })

  test('有密码的PDF与Word都说要密码', async () => {
    const key = '0'.repeat(64)
    const trailer = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`
    expect(await refusalOf(pdfOf('BT ET', { trailer }))).toBe('encrypted')
    const container = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await refusalOf(container)).toBe('encrypted')
  })

  test('解开就撑爆内存的DOCX，别人不受影响', async () => {
    const bomb = docxOfBody(`${paragraph('零'.repeat(3))}<w:p>${'<w:r/>'.repeat(20_000_000)}</w:p>`)
    expect(await refusalOf(bomb)).toBe('tooComplex')
    expect(await read(docxOf('在'))).toBe('在')
  })

  test('要多少给多少：再长的文字也在读它的进程里截断，后面有没有都说', async () => {
    const readMost = (text: string) => readDocument(1, { bytes: docxOf(text), most: 3 })
    expect(await readMost('一二三')).toEqual({ text: '一二三', isCut: false })
    expect(await readMost('⼀⼆⼀⼆'.repeat(2_000_000))).toEqual({ text: '一二一', isCut: true })
    expect(await readMost(`汉${' '.repeat(20_000_000)}`)).toEqual({ text: '汉', isCut: true })
  })

  test('一个人一次一份，一共最多五份；读完了又可以', async () => {
    const task = { bytes: docxOf('在'), most: 9 }
    const codeOf = (userId: number) =>
      readDocument(userId, task).then(
        () => Code.success,
        ({ code }) => code,
      )
    const codes = await Promise.all([1, 1, 2, 3, 4, 5, 6].map(codeOf))
    expect(codes).toEqual([
      Code.success,
      Code.tooOften,
      ...[2, 3, 4, 5].map(() => Code.success),
      Code.unavailable,
    ])
    expect(await codeOf(6)).toBe(Code.success)
  })
})
