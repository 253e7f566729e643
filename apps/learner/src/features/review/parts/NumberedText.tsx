/** A text whose numbers stand out, by the look that the place gives to `b`. */
export function NumberedText({ text }: { text: string }) {
  return text.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
}
