const CODE_LENGTH = 6

/** The digits of a code as it was typed or pasted: `123 456`, full-width digits. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
}
