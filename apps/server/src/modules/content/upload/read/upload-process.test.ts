import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { UnreadableFile } from './unreadable-file.ts'
import { readInProcess } from './upload-process.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const csv = (text: string) => ({ bytes: strToU8(text), format: 'csv', language: 'zh-CN' }) as const

describe('另起进程读上传的文件', () => {
  test('一批一批给出来，前一批收好了才有后一批', async () => {
    const text = `题目,题库\n${Array.from({ length: 120 }, (_, n) => `第${n}题,java`).join('\n')}`
    const sizes: number[] = []
    let open = 0
    await readInProcess(csv(text), async (rows, total) => {
      open += 1
      expect({ open, total }).toEqual({ open: 1, total: 120 })
      await Promise.resolve()
      sizes.push(rows.length)
      open -= 1
    })
    expect(sizes).toEqual([50, 50, 20])
  })

  test('收的一方不要了，就不再读', async () => {
    const refused = new Error('不要了')
    const reading = readInProcess(csv('题目,题库\n一题,java'), () => Promise.reject(refused))
    await expect(reading).rejects.toBe(refused)
  })

  test('撑爆内存的表格只结束读它的进程', async () => {
    const styles = `<styleSheet xmlns="${MAIN}"><cellXfs>${'<xf/>'.repeat(24_000_000)}</cellXfs></styleSheet>`
    const bytes = zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="r0"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${PACKAGE}"><Relationship Id="r0" Type="${RELATIONS}/worksheet" Target="sheet.xml"/><Relationship Id="r1" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/sheet.xml': strToU8(`<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`),
      'xl/styles.xml': strToU8(styles),
    })
    const reading = readInProcess({ bytes, format: 'xlsx', language: 'zh-CN' }, async () => {})
    await expect(reading).rejects.toEqual(new UnreadableFile('tooComplex'))
  })
})
