import type { ChartConfiguration } from 'chart.js'

/** One line of a chart. */
export interface ChartLine {
  name: string
  /** Null where it has no value: the line goes on to the next one. */
  values: readonly (number | null)[]
  /** A colour of the theme: the name of a CSS variable. */
  color: `--color-${string}`
  /** Tells it from others without colour. */
  isDashed?: boolean
  /** Marks each value, for lines of a few values that may stand alone. */
  hasPoints?: boolean
}

/** Reads a CSS variable where the chart stands. */
export type ReadStyle = (name: string) => string

const DASH = [5, 4]
const MOST_TICKS = 6

/**
 * What Chart.js draws: lines 1.75 px wide over a hairline grid, without motion, the values under the pointer beside it.
 * @param labels what stands under the values, as many as these
 * @param most the largest value that there can be; without it the axis ends at the largest that there is
 */
export function lineChartConfig(
  labels: readonly string[],
  lines: readonly ChartLine[],
  readStyle: ReadStyle,
  most?: number,
): ChartConfiguration<'line'> {
  const text = {
    color: readStyle('--color-text-tertiary'),
    font: { family: readStyle('--font-family'), size: 12 },
  }
  return {
    type: 'line',
    data: {
      labels: [...labels],
      datasets: lines.map(({ name, values, color, isDashed, hasPoints }) => ({
        label: name,
        data: [...values],
        borderColor: readStyle(color),
        backgroundColor: readStyle(color),
        borderDash: isDashed ? DASH : [],
        borderWidth: 1.75,
        pointRadius: hasPoints ? 3 : 0,
        pointHoverRadius: 3,
        spanGaps: true,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { grid: { display: false }, ticks: { ...text, maxTicksLimit: MOST_TICKS, maxRotation: 0 } },
        y: {
          beginAtZero: true,
          ...(most !== undefined && { max: most }),
          border: { display: false },
          grid: { color: readStyle('--color-border-secondary') },
          ticks: { ...text, maxTicksLimit: MOST_TICKS, precision: 0 },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: readStyle('--color-text'),
          titleColor: readStyle('--color-bg-container'),
          bodyColor: readStyle('--color-bg-container'),
          displayColors: false,
        },
      },
    },
  }
}
