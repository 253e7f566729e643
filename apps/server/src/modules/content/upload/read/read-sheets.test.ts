import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheetRows } from './read-sheet-rows.ts'
import { readCsv, readWorkbook } from './read-sheets.ts'

const csv = (text: string) => readSheetRows(readCsv(strToU8(text)), 'zh-CN')

/** A workbook as openpyxl writes it: texts stand in the cells. */
function workbook(sheets: Record<string, string>, folder = 'worksheets'): Uint8Array {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`)
  const targets = names.map(
    (_, index) =>
      `<Relationship Id="r${index}" Type="${relations}/worksheet" Target="${folder}/sheet${index}.xml"/>`,
  )
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${package_}">${targets.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/${folder}/sheet${index}.xml`,
        strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  })
}

const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells
    .map((cell, index) => {
      const place = `${String.fromCharCode(65 + index)}${number}`
      return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
    })
    .join('')}</row>`
const header = row(1, '题库', '标识', '题目')

describe('CSV', () => {
  test('空行不算错；行号与电子表格里的一样', () => {
    const rows = csv('题库,标识,题目,完整答案\nb,a,甲,"一\n二\n三"\n,,,\n\nb,c,乙,\n')
    expect(rows.map(({ number, slug }) => [number, slug])).toEqual([
      [2, 'a'],
      [5, 'c'],
    ])
  })

  test.each([
    ['分号，列名里有逗号', '题库;标识;题目;备注, 其他\nb;a;甲;无\n'],
    ['分号，引号里的列名有更多逗号', '题库;标识;题目;"备注, 来源, 日期, 其他"\nb;a;甲;无\n'],
    ['Excel自己写的分隔符', 'sep=;\r\n题库;标识;题目\r\nb;a;甲\r\n'],
    ['写在引号里的分隔符', '"sep=;"\r\n题库;标识;题目\r\nb;a;甲\r\n'],
    ['制表符', '题库\t标识\t题目\nb\ta\t甲\n'],
  ])('%s', (_, text) => {
    expect(csv(text)).toMatchObject([{ parent: 'b', slug: 'a', title: '甲' }])
  })

  test.each(['第一', '1.5', '-1', '1000001'])('顺序写成“%s”：说出该写什么', (order) => {
    expect(csv(`题库,标识,题目,顺序\nb,a,甲,${order}\n`)[0]?.problems).toEqual([
      { column: '顺序', reason: '须是0到1000000的整数' },
    ])
  })

  test.each([
    ['UTF-16，Excel称作Unicode文本', Buffer.from('\ufeff题库\t标识\t题目\r\nb\ta\t甲\r\n', 'utf16le')],
    ['UTF-16，没有字节顺序标记', Buffer.from('题库,标识,题目\r\nb,a,甲\r\n', 'utf16le')],
    ['UTF-16，高位在前，没有标记', Buffer.from('题库,标识,题目\r\nb,a,甲\r\n', 'utf16le').swap16()],
  ])('%s', (_, bytes) => {
    expect(readSheetRows(readCsv(bytes), 'zh-CN')).toMatchObject([{ slug: 'a', title: '甲' }])
  })
})

describe('Excel', () => {
  const read = async (sheets: Record<string, string>, folder?: string) =>
    readSheetRows(await readWorkbook(workbook(sheets, folder)), 'zh-CN')

  test('写成数字的字符读得出来', async () => {
    const rows = await read({ 题目: header + row(2, 'b', 'a', '&#128512;甲&#x20BB7;&#38;&lt;') })
    expect(rows).toMatchObject([{ title: '😀甲𠮷&<' }])
  })

  test('工作表放在别处，也一样读', async () => {
    const rows = await read({ 题目: header + row(2, 'b', 'a', '&#128512;甲') }, 'tables')
    expect(rows).toMatchObject([{ title: '😀甲' }])
    const far = '<row><c r="A1048576" t="inlineStr"><is><t>x</t></is></c></row>'
    await expect(read({ 题目: header + far }, 'tables')).rejects.toMatchObject({ key: 'tooManyRows' })
  })

  test('别的工作表不理会；都不认得时说出来，缺列时说是哪张', async () => {
    const notes = row(1, '说明') + row(2, '先填题库')
    const rows = await read({ 说明: notes, 题目: header + row(2, 'b', 'a', '甲') })
    expect(rows).toMatchObject([{ number: 2, slug: 'a' }])
    await expect(read({ 说明: notes })).rejects.toMatchObject({ key: 'noHeader' })
    await expect(read({ 说明: notes, 缺的: row(1, '题目') + row(2, '甲') })).rejects.toMatchObject({
      key: 'noColumnInSheet',
      values: { sheet: '缺的', column: 'bank' },
    })
  })

  test('最末一行只有样子、没有内容：照读', async () => {
    const sheet = `${header}${row(2, 'b', 'a', '甲')}<row r="1048576" s="1"><c r="XFD1048576" s="1"/></row>`
    expect(await read({ 题目: sheet })).toMatchObject([{ title: '甲' }])
  })

  test('很远的一格、太多的行：不展开就拒绝', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'
    await expect(read({ 题目: header + far })).rejects.toMatchObject({ key: 'tooManyColumns' })
    const low = '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>x</t></is></c></row>'
    await expect(read({ 题目: header + low })).rejects.toMatchObject({ key: 'tooManyRows' })
    for (const cell of [
      "<c r='A1048576' t='inlineStr'>",
      '<c\n t="inlineStr"\nr="A1048576">',
      '<c t="inlineStr" note="a/b>c" r="A1048576">',
      '<x:c t="inlineStr" x:r="A1048576">',
      '<c t="inlineStr" r="&#65;1048576">',
    ]) {
      const sheet = `${header}<row xmlns:x="x">${cell}<is><t>x</t></is></${/[\w:]+/.exec(cell)?.[0]}></row>`
      await expect(read({ 题目: sheet }), cell).rejects.toMatchObject({ key: 'tooManyRows' })
    }
    await expect(read({ 题目: `${header}<row r="1e12"/>` })).rejects.toMatchObject({ key: 'tooManyRows' })
    await expect(read({ 题目: header + '<row/>'.repeat(100_001) })).rejects.toMatchObject({
      key: 'tooManyRows',
    })
  })
})
