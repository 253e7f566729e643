import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['PORT', ' '],
  ['PORT', '1e3'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PUBLIC_URL', 'https://example.com/?a=1'],
  ['PUBLIC_URL', 'https://example.com/#a'],
  ['PUBLIC_URL', 'https://user@example.com'],
  ['DATABASE_URL', 'postgres://user:50%off@localhost/db'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', '@'],
  ['AI_API_KEY', 'abc\ndef'],
  ['SECURITY_CONTACT', 'call us'],
  ['ADMIN_PASSWORD', 'password-only'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
])('%s=%j is refused by name, without its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^设置有误：${name} [^;]+$`))
})

test.each([
  ['PORT', '0'],
  ['PUBLIC_URL', 'https://example.com:8443/'],
  ['SMTP_URL', 'smtp://user:p%40ss@mail.example.com:587'],
  ['MAIL_FROM', '刷题平台 <no-reply@localhost>'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'https://example.com/security'],
  ['ADMIN_PASSWORD', 'correct horse 1'],
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
