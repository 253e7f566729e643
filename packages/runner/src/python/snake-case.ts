/** A name as Python spells it; names of classes stay. */
export function toSnakeCase(name: string): string {
  if (/^[A-Z]/.test(name)) return name
  return name
    .replaceAll(/(?<=[a-z\d])[A-Z]|[A-Z](?=[a-z])/g, (letter) => `_${letter.toLowerCase()}`)
    .toLowerCase()
}
