import words from './numerals.json' with { type: 'json' }

const digits = new Map(Object.entries(words.digits))
const units = new Map(Object.entries(words.units))
const bigUnits = new Map(Object.entries(words.bigUnits))

/** A run of Chinese numerals. */
export const NUMERALS = new RegExp(
  `[${[...digits.keys(), ...units.keys(), ...bigUnits.keys()].join('')}]+`,
  'g',
)

/** What a run of Chinese numerals is in Arabic ones; one without units is read digit by digit. */
export function toArabic(run: string): string {
  const numerals = Array.from(run)
  if (numerals.every((numeral) => digits.has(numeral))) {
    return numerals.map((numeral) => digits.get(numeral)).join('')
  }
  let [total, section] = [0, 0]
  let digit: number | null = null
  for (const numeral of numerals) {
    const unit = units.get(numeral)
    const bigUnit = bigUnits.get(numeral)
    if (unit !== undefined) section += (digit ?? 1) * unit
    else if (bigUnit !== undefined) {
      total = (total + section + (digit ?? 0) || 1) * bigUnit
      section = 0
    }
    digit = digits.get(numeral) ?? null
  }
  return String(total + section + (digit ?? 0))
}
