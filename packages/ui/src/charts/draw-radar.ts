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

/** Draws a figure of values from 0 to 100 in the colours the canvas stands among. @returns clears the canvas */
export function drawRadar(
  canvas: HTMLCanvasElement,
  labels: readonly string[],
  values: readonly number[],
): () => void {
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
          backgroundColor: `color-mix(in srgb, ${read('--color-primary')} 18%, transparent)`,
          borderWidth: 1.75,
          pointRadius: 3,
          pointBackgroundColor: read('--color-bg-container'),
        },
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
