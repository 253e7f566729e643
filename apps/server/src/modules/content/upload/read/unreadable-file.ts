/** A file of which nothing can be read. `key` is one of `upload.` in `locales/<lng>/content.json`. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly key: string
  readonly values: Record<string, string | number>

  constructor(key: string, values: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}
