import { type Figure, isMet, ratioOf } from './figure.ts'

const HEAD = ['figure', 'value', 'reference', 'ratio', 'target', '']

/** The figures as lines of an aligned table. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(toCells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

function toCells(figure: Figure): string[] {
  const { name, value, unit, reference, target } = figure
  const met = isMet(figure)
  const bound = target?.least === undefined ? `≤ ${target?.most}` : `≥ ${target.least}`
  return [
    name,
    withUnit(value, unit),
    reference === undefined ? '' : withUnit(reference, unit),
    ratioOf(figure)?.toFixed(2) ?? '',
    target ? `${target.of === 'ratio' ? 'ratio ' : ''}${bound}` : '',
    met === undefined ? '' : met ? 'ok' : 'MISS',
  ]
}

function withUnit(value: number, unit: Figure['unit']): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit === '' || unit === '/s' ? unit : ` ${unit}`}`
}
