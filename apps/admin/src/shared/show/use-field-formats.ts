import { useResourceDefinitions } from 'react-admin'
import type { FieldFormats } from '../../data/field-format.ts'

const none: FieldFormats = {}

/** How the fields of a resource are written out, as its entry says. */
export function useFieldFormats(resource: string): FieldFormats {
  const definition = useResourceDefinitions()[resource]
  return definition?.options?.fields ?? none
}
