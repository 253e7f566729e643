import { Code } from '@app/contract/common/envelope'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fieldRefused } from '../../platform/app-error.ts'
import pinyinWords from './pinyin-words.json' with { type: 'json' }

/** Fewer are tried in no time by whoever has the hash; eight random characters are just as many. */
const FEWEST_GUESSES = 1e8
/** What is further in is not looked at: the estimate takes longer with each character. */
const MOST_CHARACTERS = 64

/** Loaded when it is first needed: some megabytes. */
let estimator: Promise<ZxcvbnFactory> | undefined

/** Estimates by the 49,233 passwords that people use most, words of Chinese ones, dates, keyboards and repetitions. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, pinyin: pinyinWords },
    graphs: adjacencyGraphs,
    maxLength: MOST_CHARACTERS,
  })
}

/** Whether a password is so common, or so little more than a common one, that it is soon guessed. */
export async function isEasilyGuessed(password: string, own: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(password, [...own]).guesses < FEWEST_GUESSES
}

/**
 * Refuses a new password that is soon guessed, or that is one's own e-mail, its part before the @, or name.
 * @param own the user's e-mail and name
 * @throws AppError 40000 at `password`
 */
export async function requireStrongPassword(password: string, own: readonly string[]): Promise<void> {
  const names = own.flatMap((name) => [name, name.replace(/@.*$/s, '')]).map((name) => name.toLowerCase())
  if (names.includes(password.toLowerCase()))
    throw fieldRefused(Code.badParameters, 'password', 'passwordIsName')
  if (await isEasilyGuessed(password, names))
    throw fieldRefused(Code.badParameters, 'password', 'passwordCommon')
}
