import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['Kx7#m', 'weak', 'too short'],
  ['password1', 'weak', 'a common password with a digit'],
  ['Qwerty123', 'weak', 'a row of the keyboard and a run'],
  ['aaaaaaaaaa1', 'weak', 'a repetition'],
  ['abcdefgh12345678', 'weak', 'two runs'],
  ['87654321abc', 'weak', 'runs down and up'],
  ['k3vq9mzt', 'medium', 'eight characters of two kinds'],
  ['k3vq9mztw4hx', 'strong', 'twelve of them'],
  ['Kx7#mPq2vL', 'strong', 'ten characters of four kinds'],
] as const)('%s is %s: %s', (password, strength, _reason) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('the names of its owner are no strength', () => {
  const names = ['lin.jianyuan@example.com', '山那边的小溪']
  expect(passwordStrength('Lin.Jianyuan7')).toBe('strong')
  expect(passwordStrength('Lin.Jianyuan7', names)).toBe('weak')
  expect(passwordStrength('jianyuan93', names)).toBe('weak')
  expect(passwordStrength('山那边的小溪2026', names)).toBe('weak')
})

test('the host of the e-mail and its shortest words are nothing to go by', () => {
  expect(passwordStrength('k3vq9mztab', ['a@k3v.com', 'ab'])).toBe(passwordStrength('k3vq9mztab'))
})
