// Lists the diagrams that scroll sideways on a phone, the widest first: they may be drawn better.
import path from 'node:path'
import { ROOT } from '../run-tool.ts'
import { PHONE_ROOM } from './code/measure-diagrams.ts'
import { loadContent } from './load.ts'
import { measurePictures } from './rules/pictures.ts'
import { say } from './texts.ts'

const { content } = await loadContent(path.join(ROOT, 'content'), () => true)
const pictures = await measurePictures(content)
const wide = pictures.filter(({ width }) => width > PHONE_ROOM).sort((a, b) => b.width - a.width)
for (const { item, line, width } of wide)
  console.log(`content/${item.path}:${line} ${say('pictureWide', { width, room: PHONE_ROOM })}`)
console.log(say('pictureSummary', { all: pictures.length, wide: wide.length }))
