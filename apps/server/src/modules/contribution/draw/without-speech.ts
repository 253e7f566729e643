import words from './speech-words.json' with { type: 'json' }

const SPEECH = new RegExp(words.join('|'), 'gi')

/** What was asked, without the words in which interviews are told: 手撕LRU is about LRU. All of it where nothing else is said. */
export function withoutSpeech(text: string): string {
  const rest = text.replace(SPEECH, ' ').trim()
  return rest === '' ? text : rest
}
