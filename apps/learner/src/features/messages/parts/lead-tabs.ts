import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { pause } from './pause.ts'

/** How often a leading tab says that it is there, and the others look. */
const RENEW_MILLISECONDS = 2_000
/** A tab not heard of for so long leads no more. */
const LEASE_MILLISECONDS = 7_000
/** Of tabs that begin at the same time the last to write leads; by then each has written. */
const SETTLE_MILLISECONDS = 150

interface Leading {
  /** What is led; one tab of the browser leads it at a time. */
  name: string
  storage: KeyValueStorage
  /** Ends leading and waiting to lead. */
  signal: AbortSignal
  /** Done while leading; it ends when its signal is aborted. */
  work: (signal: AbortSignal) => Promise<void>
}

/** Does work in one of the browser's tabs; when that tab goes, another takes over. */
export async function leadTabs(leading: Leading): Promise<void> {
  const { name, signal, work } = leading
  // Absent where the site has no secure address, as in a local network.
  if (!navigator.locks) return leadByLease(leading)
  try {
    await navigator.locks.request(name, { signal }, () => work(signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function leadByLease({ name, storage, signal, work }: Leading): Promise<void> {
  const lease = new Lease(name, storage)
  while (!signal.aborted) {
    if (lease.isFree()) {
      lease.renew()
      await pause(SETTLE_MILLISECONDS, signal)
      if (lease.isOwn() && !signal.aborted) return leadWith(lease, signal, work)
    }
    await pause(RENEW_MILLISECONDS, signal)
  }
}

async function leadWith(lease: Lease, signal: AbortSignal, work: Leading['work']): Promise<void> {
  const giveUp = () => lease.giveUp()
  // A tab that was asleep may find that another leads: both go on until one of them goes.
  const renewal = setInterval(() => lease.isFree() && lease.renew(), RENEW_MILLISECONDS)
  window.addEventListener('pagehide', giveUp)
  try {
    await work(signal)
  } finally {
    clearInterval(renewal)
    window.removeEventListener('pagehide', giveUp)
    giveUp()
  }
}

/** Who leads, as the browser's tabs all read it. */
class Lease {
  readonly #key: string
  readonly #storage: KeyValueStorage
  readonly #tab = Math.random().toString(36).slice(2)

  constructor(name: string, storage: KeyValueStorage) {
    this.#key = `lead:${name}`
    this.#storage = storage
  }

  isOwn(): boolean {
    return this.#read().tab === this.#tab
  }

  /** Nobody's, or this tab's. */
  isFree(): boolean {
    return this.isOwn() || this.#read().until < Date.now()
  }

  renew(): void {
    this.#storage.setItem(this.#key, `${this.#tab} ${Date.now() + LEASE_MILLISECONDS}`)
  }

  giveUp(): void {
    if (this.isOwn()) this.#storage.removeItem(this.#key)
  }

  #read(): { tab: string; until: number } {
    const [tab = '', until = '0'] = (this.#storage.getItem(this.#key) ?? '').split(' ')
    return { tab, until: Number(until) || 0 }
  }
}
