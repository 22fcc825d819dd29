import { ownedByUser } from '@portal/shared-lib'
import { openedBy } from '../case-paths'

/** The list out of which a case was opened. */
interface Queue {
  /** Its address, with what was asked of it. */
  readonly from: string
  /** Of its cases, in their order. */
  readonly addresses: readonly string[]
  /** Numbers of those that wait no longer. */
  readonly handled: ReadonlySet<string>
}

/** Where a case stands in it. */
interface Place {
  readonly from: string
  /** From 1. */
  readonly at: number
  readonly count: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

const NO_QUEUE: Queue = { from: '', addresses: [], handled: new Set() }

const queue = ownedByUser<Queue | undefined>(() => undefined)

/** Keeps the order of a list for whoever goes from case to case; rows that open no case are left out. */
export function keepQueue(from: string, addresses: readonly string[]): void {
  queue.set({ from, addresses: addresses.filter(address => numberIn(address) !== ''), handled: new Set() })
}

/** Undefined for a case that was opened from elsewhere. */
export function placeOf(petitionNo: string): Place | undefined {
  const { from, addresses } = queue.get() ?? NO_QUEUE
  const at = addresses.findIndex(address => numberIn(address) === petitionNo)
  if (at < 0) return undefined
  return { from, at: at + 1, count: addresses.length, previous: addresses[at - 1], next: addresses[at + 1] }
}

/** Of a case of the list nothing waits any more. Answers the next that does, going round; undefined where none is left. */
export function passOver(petitionNo: string): string | undefined {
  const { handled, ...list } = queue.get() ?? NO_QUEUE
  const now = new Set([...handled, petitionNo])
  queue.set({ ...list, handled: now })
  const at = list.addresses.findIndex(address => numberIn(address) === petitionNo)
  const onwards = [...list.addresses.slice(at + 1), ...list.addresses.slice(0, Math.max(at, 0))]
  return onwards.find(address => !now.has(numberIn(address)))
}

function numberIn(address: string): string {
  const [pathname = '', search = ''] = address.split('?')
  return openedBy(pathname, search)
}
