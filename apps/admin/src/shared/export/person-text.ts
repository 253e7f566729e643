/** A person's name, as an export holds it. */
export function personText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'username' in value ? String(value.username) : ''
}
