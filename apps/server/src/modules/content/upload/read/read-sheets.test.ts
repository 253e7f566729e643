import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readSheetRows } from './read-sheet-rows.ts'
import { readWorkbook } from './read-workbook.ts'

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

  const problems = (text: string) =>
    csv(text).map(({ title, draft, problems }) => [title, draft === null, problems[0]?.reason])

  test('比第一行多的格子：说出来，不悄悄丢掉；空的多格不算', () => {
    const text = '题库,标识,题目,状态,口述答案\nmysql,a,甲,草稿,先查二级索引,再回表\nmysql,b,乙,草稿,短,,\n'
    expect(problems(text)).toEqual([
      ['甲', true, '比第一行多了1格，有逗号的文字要加引号'],
      ['乙', false, undefined],
    ])
  })

  test.each([
    ['mysql,a,什么是"回表"？', '什么是"回表"？'],
    ['mysql,a,"InnoDB" 与 "MyISAM" 的区别', '"InnoDB" 与 "MyISAM" 的区别'],
    ['mysql, "a", "逗号后有空格的题"', '逗号后有空格的题'],
    ['mysql,a,"他说""好""，走了"', '他说"好"，走了'],
  ])('没有引起来的格子里，引号是字：%s', (row, title) => {
    expect(problems(`题库, 标识, 题目\n${row}\nmysql,b,乙`)).toEqual([
      [title, false, undefined],
      ['乙', false, undefined],
    ])
  })

  test.each(['"甲', '"甲\nmysql,b2,"乙二"'])('读不出的一行只怪它自己：%j', (cell) => {
    const rows = csv(`题库,标识,题目\nmysql,a,${cell}\nmysql,b,乙\nmysql,c,"丙\n丙"\n`)
    expect(rows[0]?.problems[0]?.reason).toContain('引号没有配对')
    expect(rows.find(({ slug }) => slug === 'b')).toMatchObject({ title: '乙', problems: [] })
  })

  test('UTF-8里有一个NUL：仍是UTF-8，NUL略过', () => {
    expect(problems('题库,标识,题目\nmysql,a,甲\0\nmysql,b,乙')).toEqual([
      ['甲', false, undefined],
      ['乙', false, undefined],
    ])
  })

  test.each(['第一', '1.5', '-1', '1000001'])('顺序写成“%s”：说出该写什么', (order) => {
    expect(csv(`题库,标识,题目,顺序\nb,a,甲,${order}\n`)[0]?.problems).toEqual([
      { column: '顺序', reason: '必须是0到1000000的整数' },
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

  test('隐藏的工作表不读，它的行都说出来；几张表的行说出是哪张，日期写成日期', async () => {
    const bytes = workbook({
      题目: header + row(2, 'b', 'a', '甲'),
      更多: `${header}<row r="2"><c r="C2" s="1"><v>45356</v></c></row>`,
      旧的: header + row(2, 'b', 'c', '丙'),
    })
    const files = unzipSync(bytes)
    const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())
    files['xl/workbook.xml'] = strToU8(
      book.replace('<sheet name="旧的"', '<sheet state="hidden" name="旧的"'),
    )
    files['xl/styles.xml'] = strToU8(
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    )
    const rows = readSheetRows(await readWorkbook(zipSync(files)), 'zh-CN')
    expect(rows.map(({ place, title, problems }) => [place, title, problems[0]?.reason])).toEqual([
      ['题目 2', '甲', undefined],
      ['更多 2', '2024-03-05', '此项必填'],
      ['旧的 2', '丙', '这张工作表是隐藏的，没有读；要导入请先取消隐藏'],
    ])
  })

  test.each([
    ['EncryptedPackage', 'protectedFile'],
    ['Workbook', 'oldWorkbook'],
  ])('旧的容器里是%s：说出怎么办', async (stream, key) => {
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')])
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ key })
  })

  test('人们真有的工作簿：日期写成日期，没有结果的公式、隐藏的表都说出来，旧格式的说出怎么办', async () => {
    const file = (name: string) => readFileSync(new URL(`./files/${name}`, import.meta.url))
    const rows = readSheetRows(await readWorkbook(file('cells.xlsx')), 'zh-CN')
    const told = rows.filter(({ problems }) => problems.length > 0)
    expect(told.map(({ slug, problems }) => [slug, problems[0]?.reason])).toEqual([
      ['x-err', '这一行有公式没有结果，请改好再导入'],
      ['x-formula', '这一行有公式没有结果，请改好再导入'],
      ['x-hidden', '这张工作表是隐藏的，没有读；要导入请先取消隐藏'],
    ])
    expect(rows.find(({ slug }) => slug === 'x-date')?.title).toBe('2024-03-05')
    await expect(readWorkbook(file('old.xls'))).rejects.toMatchObject({ key: 'oldWorkbook' })
  })

  test('没有列名的格子：说出来，不悄悄丢掉', async () => {
    const rows = await read({ 题目: header + row(2, 'b', 'a', '甲', '备注') })
    expect(rows[0]).toMatchObject({
      draft: null,
      problems: [{ reason: '有1格上面没有列名，请写上列名或删去' }],
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
