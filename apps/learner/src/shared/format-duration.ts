const MINUTE = 60
const HOUR = 3600

/** A time that something took, in hours, minutes and seconds: 8分钟40秒钟. */
export function formatDuration(seconds: number, language: string): string {
  const whole = Math.round(seconds)
  const parts = {
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  }
  const units = [
    ['hour', parts.hours],
    ['minute', parts.minutes],
    ['second', parts.seconds],
  ] as const
  const told = units.filter(([, value]) => value > 0)
  const texts = (told.length > 0 ? told : units.slice(2)).map(([unit, value]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  )
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(texts)
}
