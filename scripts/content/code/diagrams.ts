import { Window } from 'happy-dom'

// The parser of some diagrams cleans their texts by means of a page.
const page = new Window()
Object.assign(globalThis, { window: page, document: page.document })
const { default: mermaid } = await import('mermaid')

/** @returns what is wrong with a diagram; null when it is right */
export async function findDiagramFault(code: string): Promise<string | null> {
  try {
    await mermaid.parse(code)
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}
