/** What a program may be written in. */
export type Language = 'javascript' | 'typescript' | 'python' | 'sql'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * How a result is compared with what is expected: item by item; the outermost list (of SQL: the rows) in any order;
 * every list in any order; numbers within a millionth.
 */
export type Comparison = 'exact' | 'unordered' | 'unordered-deep' | 'float'

export interface Parameter {
  name: string
  /** A type of TypeScript; ListNode and TreeNode, and lists of them, are made from lists. */
  type: string
}

/** One call of the entry, or of a class and then its methods. */
export interface CallCase {
  name: string
  /** What the entry is given; absent where {@link generate} makes it. */
  args?: Json[] | undefined
  /** An expression of JavaScript that makes the arguments. */
  generate?: string | undefined
  /** Of a class: the methods called one after the other, with their arguments. */
  calls?: [method: string, ...args: Json[]][] | undefined
  expected: Json
}

export interface CallCases {
  form: 'calls'
  /** The function or class that is to be written, as JavaScript spells it. */
  entry: string
  parameters: Parameter[]
  /** Type of what the entry returns. */
  returns?: string | undefined
  /** The parameter that is changed in place, and is the result. */
  changes?: string | undefined
  comparison: Comparison
  /** A module of JavaScript whose default export tells whether a result is right. */
  checker?: string | undefined
  cases: CallCase[]
}

/** Cases that are small programs of JavaScript with a clock of their own. */
export interface ProgramCases {
  form: 'programs'
  entry: string
  comparison: Comparison
  /** A module whose default export is the list of cases. */
  source: string
}

export interface Table {
  columns: string[]
  rows: Json[][]
}

export interface SqlCase {
  name: string
  /** Statements that put in the rows. */
  setup: string
  expected: Table
}

export interface SqlCases {
  form: 'sql'
  /** Statements that make the tables. */
  schema: string
  comparison: Exclude<Comparison, 'unordered-deep'>
  cases: SqlCase[]
}

export type Cases = CallCases | ProgramCases | SqlCases
