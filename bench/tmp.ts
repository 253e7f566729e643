import { startPostgres } from '../apps/server/src/testing/embedded-postgres.ts'

const pg = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', checkpoint_timeout: '30min' })
console.log(pg.url)
process.on('SIGTERM', async () => {
  await pg.stop()
  process.exit()
})
setInterval(() => {}, 1000)
