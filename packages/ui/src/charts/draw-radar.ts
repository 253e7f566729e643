import {
  Chart,
  Filler,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
} from 'chart.js'

Chart.register(Filler, LineElement, PointElement, RadarController, RadialLinearScale, Tooltip)

interface Radar {
  labels: readonly (string | readonly string[])[]
  values: readonly (number | null)[]
  previous: readonly (number | null)[] | undefined
}

/** Draws a figure of values from 0 to 100 in the colours the canvas stands among. @returns clears the canvas */
export function drawRadar(canvas: HTMLCanvasElement, { labels, values, previous }: Radar): () => void {
  const style = getComputedStyle(canvas)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const grid = { color: read('--color-border') }
  const chart = new Chart(canvas, {
    type: 'radar',
    data: {
      labels: [...labels],
      datasets: [
        {
          data: [...values],
          borderColor: read('--color-primary'),
          // 18 % of it shows.
          backgroundColor: `${read('--color-primary')}2e`,
          borderWidth: 1.75,
          pointRadius: 3,
          pointBackgroundColor: read('--color-bg-container'),
          spanGaps: true,
        },
        ...(previous
          ? [
              {
                data: [...previous],
                borderColor: read('--color-border-control'),
                borderDash: [3, 3],
                borderWidth: 1.25,
                pointRadius: 0,
                fill: false,
                spanGaps: true,
              },
            ]
          : []),
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      scales: {
        r: {
          min: 0,
          max: 100,
          ticks: { display: false, stepSize: 25 },
          grid,
          angleLines: grid,
          pointLabels: {
            color: read('--color-text-secondary'),
            font: { family: read('--font-family'), size: 12 },
          },
        },
      },
      plugins: { tooltip: { displayColors: false } },
    },
  })
  return () => chart.destroy()
}
