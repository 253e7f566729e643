import type { Json } from '../problem.ts'

/** A node of a linked list, as interview problems have it. */
export class ListNode {
  val: unknown
  next: ListNode | null
  constructor(val: unknown = 0, next: ListNode | null = null) {
    this.val = val
    this.next = next
  }
}

/** A node of a binary tree. */
export class TreeNode {
  val: unknown
  left: TreeNode | null
  right: TreeNode | null
  constructor(val: unknown = 0, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val
    this.left = left
    this.right = right
  }
}

/** The same types for a compiler. */
export const NODE_TYPES = [
  'declare class ListNode { val: number; next: ListNode | null; constructor(val?: number, next?: ListNode | null) }',
  'declare class TreeNode { val: number; left: TreeNode | null; right: TreeNode | null; constructor(val?: number, left?: TreeNode | null, right?: TreeNode | null) }',
].join(' ')

/** Nodes above these are taken as a structure that has no end. */
const MOST_NODES = 1_000_000

/** What is asked for a value of a type is none. */
export class NotReadable extends Error {}

/** Makes what code is given of a value in a case. Values of other types stay as they are. */
export function toValue(json: Json | undefined, type: string): unknown {
  const item = itemOf(type)
  if (item !== undefined && Array.isArray(json)) return json.map((value) => toValue(value, item))
  if (isNode(type, 'ListNode')) return toList(json)
  return isNode(type, 'TreeNode') && Array.isArray(json) ? toTree(json) : json
}

/**
 * Writes what code returned as a case writes it.
 * @throws NotReadable when it is no such structure
 */
export function fromValue(value: unknown, type: string): unknown {
  const item = itemOf(type)
  if (item !== undefined && Array.isArray(value)) return value.map((each) => fromValue(each, item))
  if (isNode(type, 'ListNode')) return fromList(value)
  return isNode(type, 'TreeNode') ? fromTree(value) : value
}

const isNode = (type: string, node: string): boolean => type === node || type === `${node} | null`

/** The type of the items, when a type is a list of nodes. */
const itemOf = (type: string): string | undefined =>
  /^\(?((?:List|Tree)Node(?: \| null)?)\)?\[\]$/.exec(type)?.[1]

function toList(json: Json | undefined): ListNode | null {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  const values = isObject ? json.values : json
  if (!Array.isArray(values)) return null
  const nodes = values.map((val) => new ListNode(val))
  for (const [place, node] of nodes.entries()) node.next = nodes[place + 1] ?? null
  const last = nodes.at(-1)
  if (isObject && typeof json.cycle === 'number' && last) last.next = nodes[json.cycle] ?? null
  return nodes[0] ?? null
}

function fromList(value: unknown): unknown {
  const places = new Map<object, number>()
  const values: unknown[] = []
  let node = value ?? null
  while (node !== null) {
    if (typeof node !== 'object' || !('val' in node) || !('next' in node)) throw new NotReadable()
    const met = places.get(node)
    if (met !== undefined) return { values, cycle: met }
    places.set(node, values.length)
    values.push(node.val)
    if (values.length > MOST_NODES) throw new NotReadable()
    node = node.next ?? null
  }
  return values
}

function toTree(values: readonly Json[]): TreeNode | null {
  const make = (json: Json | undefined) => (json === null || json === undefined ? null : new TreeNode(json))
  const root = make(values[0])
  const waiting = root ? [root] : []
  let place = 1
  for (const node of waiting) {
    node.left = make(values[place])
    node.right = make(values[place + 1])
    place += 2
    for (const child of [node.left, node.right]) if (child) waiting.push(child)
  }
  return root
}

function fromTree(value: unknown): unknown[] {
  const values: unknown[] = []
  const waiting: unknown[] = [value ?? null]
  for (const node of waiting) {
    if (node === null) {
      values.push(null)
      continue
    }
    if (typeof node !== 'object' || !('val' in node) || !('left' in node) || !('right' in node))
      throw new NotReadable()
    values.push(node.val)
    waiting.push(node.left ?? null, node.right ?? null)
    if (values.length > MOST_NODES) throw new NotReadable()
  }
  while (values.at(-1) === null) values.pop()
  return values
}
