import words from './asking-words.json' with { type: 'json' }

const askingWords = new RegExp(
  words.map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word)).join('|'),
  'gi',
)

/** A text without the words of asking. */
export const withoutAsking = (text: string): string => text.replace(askingWords, ' ')
