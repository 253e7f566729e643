import { parseAllDocuments } from 'yaml'

/** What is wrong with data, its line 1-based. */
export interface DataFault {
  line: number
  detail: string
}

/** @returns the first fault of YAML; null when there is none */
export function findYamlFault(code: string): DataFault | null {
  const documents = parseAllDocuments(code)
  const error = (Array.isArray(documents) ? documents : []).flatMap(({ errors }) => errors)[0]
  return error ? { line: error.linePos?.[0].line ?? 1, detail: error.message.split('\n')[0] ?? '' } : null
}

/** @returns the fault of JSON; null when there is none */
export function findJsonFault(code: string): DataFault | null {
  try {
    JSON.parse(code)
    return null
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const [, line = '1'] = /\(line (\d+)/.exec(detail) ?? []
    return { line: Number(line), detail }
  }
}
