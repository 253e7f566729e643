import type { Chart, ChartConfiguration, Plugin } from 'chart.js'
import type { ReadStyle } from './line-chart-config.ts'

/** One bar over its label. */
export interface ChartBar {
  label: string
  /** The label in full, for the table. */
  fullLabel: string
  value: number
  /** The one that matters now. */
  isStrong?: boolean
}

const ROOM_FOR_VALUES = 20
const VALUE_ABOVE = 5

/** What Chart.js draws: bars with their values above them, without axis, grid or motion. */
export function barChartConfig(bars: readonly ChartBar[], readStyle: ReadStyle): ChartConfiguration<'bar'> {
  const font = { family: readStyle('--font-family'), size: 12 }
  return {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          data: bars.map(({ value }) => value),
          backgroundColor: bars.map(({ isStrong }) =>
            readStyle(isStrong ? '--color-primary' : '--color-mastery-1'),
          ),
          borderRadius: 3,
          maxBarThickness: 28,
        },
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      layout: { padding: { top: ROOM_FOR_VALUES } },
      scales: {
        x: {
          grid: { display: false },
          border: { color: readStyle('--color-border') },
          ticks: { color: readStyle('--color-text-tertiary'), font, maxRotation: 0, autoSkip: false },
        },
        y: { display: false, beginAtZero: true },
      },
      plugins: { tooltip: { enabled: false } },
    },
    plugins: [valuesAbove(bars, readStyle('--color-text-secondary'), `${font.size}px ${font.family}`)],
  }
}

function valuesAbove(bars: readonly ChartBar[], color: string, font: string): Plugin<'bar'> {
  return {
    id: 'valuesAbove',
    afterDatasetsDraw: (chart: Chart<'bar'>) => {
      const { ctx } = chart
      ctx.save()
      Object.assign(ctx, { fillStyle: color, font, textAlign: 'center' })
      for (const [index, element] of chart.getDatasetMeta(0).data.entries()) {
        const { x, y } = element.getProps(['x', 'y'], true)
        ctx.fillText(String(bars[index]?.value ?? ''), x, y - VALUE_ABOVE)
      }
      ctx.restore()
    },
  }
}
