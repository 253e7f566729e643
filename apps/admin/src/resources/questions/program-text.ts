/** How a programming problem is written out in the audit log, in conflicts and between versions: line by line. */
export const programText = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2).replaceAll('\\n', '\n')
