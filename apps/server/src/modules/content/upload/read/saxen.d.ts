/** What is used of saxen, which comes without types. */
declare module 'saxen' {
  type OpenTag = (
    name: string,
    attributes: () => Record<string, string>,
    decode: (text: string) => string,
    isEmpty: boolean,
  ) => void

  export class Parser {
    on(event: 'openTag', listener: OpenTag): this
    on(event: 'error', listener: (error: Error) => void): this
    parse(xml: string): void
  }
}
