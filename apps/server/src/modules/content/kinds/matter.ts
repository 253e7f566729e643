import type { ContentFormat, FieldFormat } from '@app/contract/content/format'
import { z } from 'zod/mini'
import { chosen } from './choice.ts'

/** A field as front matter says it. */
export interface MatterField extends Pick<FieldFormat, 'to'> {
  field: string
  /** In front matter: `checked.date` is part of `checked`. */
  name: string
  schema: z.ZodMiniType
}

/** All that front matter says of a kind. */
export function matterFields({ fields, body }: ContentFormat): MatterField[] {
  return Object.entries(fields)
    .filter(([field, { inFiles }]) => field !== body && !inFiles)
    .map(([field, format]) => ({
      field,
      name: format.matter ?? field,
      schema: schemaOf(format),
      ...(format.to !== undefined && { to: format.to }),
    }))
}

function schemaOf({ schema, inMatter, cell, usual, isNeeded }: FieldFormat): z.ZodMiniType {
  const { choice } = cell
  const plain = inMatter?.schema ?? schema
  const said = choice
    ? z.pipe(
        z.transform((value) => chosen(choice, value)),
        plain,
      )
    : plain
  return usual === undefined || isNeeded ? said : z._default(said, usual)
}

/** The whole front matter; what it does not name is refused. */
export function matterSchema(fields: readonly MatterField[]): z.ZodMiniType<object> {
  const shape: Record<string, z.ZodMiniType> = {}
  const partsOf = Map.groupBy(fields, ({ name }) => name.split('.')[0] ?? name)
  for (const [name, parts] of partsOf) {
    const [whole] = parts
    if (whole?.name === name) shape[name] = whole.schema
    else {
      const inner = parts.map((part) => [part.name.slice(name.length + 1), part.schema] as const)
      shape[name] = z.prefault(z.strictObject(Object.fromEntries(inner)), {})
    }
  }
  return z.strictObject(shape)
}
