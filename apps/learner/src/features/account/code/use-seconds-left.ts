import { useEffect, useState } from 'react'

/** Whole seconds left until a time (milliseconds since 1970), counting down; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])

  return Math.max(0, Math.ceil((until - now) / 1000))
}
