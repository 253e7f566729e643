import { type ObjectExpression, parse } from 'acorn'
import { SyntaxTrouble } from './syntax-trouble.ts'

/** A case that is a program, as its file says without running it. */
export interface LocatedProgram {
  name: string
  isShown: boolean
  /** 1-based. */
  line: number
}

/**
 * Reads what the cases of `cases.js` are called and where they stand, running nothing.
 * @throws SyntaxTrouble
 */
export function locatePrograms(source: string): LocatedProgram[] {
  const program = parseModule(source)
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  const list = exported?.declaration
  if (list?.type !== 'ArrayExpression') throw new SyntaxTrouble('export default [', 1)
  return list.elements.map((element) => {
    const line = element?.loc?.start.line ?? 1
    if (element?.type !== 'ObjectExpression') throw new SyntaxTrouble('{ name, expected, run }', line)
    const name = literalOf(element, 'name')
    if (typeof name !== 'string') throw new SyntaxTrouble('name', line)
    for (const key of ['expected', 'run']) if (!memberOf(element, key)) throw new SyntaxTrouble(key, line)
    return { name, isShown: literalOf(element, 'shown') === true, line }
  })
}

function parseModule(source: string) {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault
    const [, line = '1', column = '0'] = /\((\d+):(\d+)\)$/.exec(fault.message) ?? []
    throw new SyntaxTrouble(fault.message.replace(/ \(\d+:\d+\)$/, ''), Number(line), Number(column) + 1)
  }
}

function memberOf(object: ObjectExpression, key: string) {
  const property = object.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === key,
  )
  return property?.type === 'Property' ? property.value : undefined
}

function literalOf(object: ObjectExpression, key: string): unknown {
  const value = memberOf(object, key)
  return value?.type === 'Literal' ? value.value : undefined
}
