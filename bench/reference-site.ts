import { createServer } from 'node:http'

/** The reference of a rendered page: bare node:http that answers with BYTES bytes of html. */

const { PORT, HOST = '127.0.0.1', BYTES = '0' } = process.env
const page = Buffer.alloc(Number(BYTES), 'x')

createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
  response.end(page)
}).listen(Number(PORT), HOST)
