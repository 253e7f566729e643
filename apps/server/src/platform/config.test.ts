import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { bucketAddress } from './files/s3/s3-settings.ts'

test.each([
  ['PORT', ' '],
  ['HOST', ' '],
  ['DATA_DIR', ' data'],
  ['AI_MODEL', 'model\n'],
  ['PORT', '1e3'],
  ['PORT', '70000'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '1.5'],
  ['BACKUP_TIME', '24:00'],
  ['BACKUP_TIME', '3:30'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PUBLIC_URL', 'https://example.com/?a=1'],
  ['PUBLIC_URL', 'https://example.com/#a'],
  ['PUBLIC_URL', 'https://user@example.com'],
  ['DATABASE_URL', 'postgres://user:50%off@localhost/db'],
  ['DATABASE_URL', 'postgres://'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', '@'],
  ['AI_API_KEY', 'abc\ndef'],
  ['SECURITY_CONTACT', 'call us'],
  ['ADMIN_PASSWORD', 'password-only'],
  ['ADMIN_2FA', 'on'],
  ['SESSION_IDLE_HOURS', '0'],
  ['SESSION_IDLE_HOURS', '1.5'],
  ['SESSION_IDLE_HOURS', '721'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
])('%s=%j is refused by name, without its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^设置有误：${name} [^;]+$`))
})

const S3 = {
  S3_ENDPOINT: 'http://10.0.0.5:9000',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'very-secret',
}

test.each([
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 's3.example.com', S3_FORCE_PATH_STYLE: 'off' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://user:very-secret@s3.example.com' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://s3.example.com/?bucket=1' }, 'S3_ENDPOINT'],
  [{ S3_PUBLIC_ENDPOINT: 'ftp://s3.example.com' }, 'S3_PUBLIC_ENDPOINT'],
  [{ S3_BUCKET: 'My Bucket' }, 'S3_BUCKET'],
  [{ S3_REGION: 'us east' }, 'S3_REGION'],
  [{ S3_SECRET_ACCESS_KEY: 'very-secret\n' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_BUCKET: '' }, 'S3_BUCKET'],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
  [{ S3_FORCE_PATH_STYLE: 'off' }, 'S3_FORCE_PATH_STYLE'],
  [{ PUBLIC_URL: 'https://example.com' }, 'S3_ENDPOINT'],
  [{ PUBLIC_URL: 'https://example.com', S3_PUBLIC_ENDPOINT: 'http://s3.example.com' }, 'S3_PUBLIC_ENDPOINT'],
])('S3 with %j is refused at %s, without its value', (change, name) => {
  const read = () => readConfig({ ...S3, ...change })
  expect(read).toThrow(new RegExp(`^设置有误：${name} [^;]+$`))
  expect(read).not.toThrow('very-secret')
})

test('any setting of S3 asks for those that it needs', () => {
  expect(() => readConfig({ S3_REGION: 'us-east-1' })).toThrow(
    /^设置有误：S3_ENDPOINT [^;]+; S3_BUCKET [^;]+; S3_ACCESS_KEY_ID [^;]+; S3_SECRET_ACCESS_KEY [^;]+$/,
  )
})

test.each([
  [{}, 'http://10.0.0.5:9000', 'http://10.0.0.5:9000/pictures'],
  [
    { S3_ENDPOINT: 'https://s3.example.com/storage/' },
    'https://s3.example.com',
    'https://s3.example.com/storage/pictures',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example.com', S3_FORCE_PATH_STYLE: 'off' },
    'https://pictures.s3.example.com',
    'https://pictures.s3.example.com/',
  ],
  [
    { PUBLIC_URL: 'https://example.com', S3_PUBLIC_ENDPOINT: 'https://pictures.example.com' },
    'https://pictures.example.com',
    'http://10.0.0.5:9000/pictures',
  ],
])('S3 with %j: browsers read from %s, the server writes to %s', (change, origin, address) => {
  const { s3, fileOrigin } = readConfig({ ...S3, ...change })
  expect(fileOrigin).toBe(origin)
  expect(s3 && bucketAddress(s3, s3.endpoint)).toBe(address)
})

test.each([
  ['PORT', '0'],
  ['PUBLIC_URL', 'https://example.com:8443/'],
  ['SMTP_URL', 'smtp://user:p%40ss@mail.example.com:587'],
  ['MAIL_FROM', '刷题平台 <no-reply@localhost>'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'https://example.com/security'],
  ['ADMIN_PASSWORD', 'correct horse 1'],
  ['ADMIN_2FA', 'required'],
  ['SESSION_IDLE_HOURS', '12'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,2001:db8::/32'],
])('%s=%j is taken', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow()
})

test.each([
  [{}, false],
  [{ SMTP_URL: 'smtp://mail.example.com' }, true],
  [{ SMTP_URL: 'smtp://mail.example.com', EMAIL_VERIFICATION: 'off' }, false],
  [{ EMAIL_VERIFICATION: 'on' }, true],
])('with %j a registration proves its address: %s', (settings, expected) => {
  expect(readConfig(settings).hasEmailVerification).toBe(expected)
})

test('自动备份：设了文件夹才有，份数与时间有默认', () => {
  expect(readConfig({ BACKUP_KEEP: '3' }).backup).toBeUndefined()
  expect(readConfig({ BACKUP_DIR: '/backups' }).backup).toEqual({
    folder: '/backups',
    keep: 7,
    time: '03:30',
  })
  expect(readConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: '30', BACKUP_TIME: '23:05' }).backup).toEqual({
    folder: '/backups',
    keep: 30,
    time: '23:05',
  })
})
