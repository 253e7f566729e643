/** Text that arrives bit by bit, as the parser wants it: lines end with \n, none of its characters is half. */
export class GrowingSource {
  text = ''
  #given = ''
  #taken = 0

  /**
   * @param isWhole nothing follows
   * @returns false when the text does not start with what was given before; nothing has changed then
   */
  take(given: string, isWhole: boolean): boolean {
    if (!given.startsWith(this.#given)) return false
    this.#given = given
    // A carriage return may be half a line end, a surrogate half a character.
    const end = !isWhole && /[\r\uD800-\uDBFF]$/.test(given.slice(-1)) ? given.length - 1 : given.length
    this.text += given.slice(this.#taken, end).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
    this.#taken = end
    return true
  }
}
