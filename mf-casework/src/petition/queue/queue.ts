import { store } from '@portal/shared-lib'
import { openedBy } from '../case-paths'

/** The list out of which a case was opened. */
interface Queue {
  /** Whose list it was: nobody else who signs in here goes through it. */
  readonly owner: string
  /** Its address, with what was asked of it. */
  readonly from: string
  /** Of its cases, in their order. */
  readonly addresses: readonly string[]
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

let queue: Queue | undefined

/** Keeps the order of a list for whoever goes from case to case; rows that open no case are left out. */
export function keepQueue(from: string, addresses: readonly string[]): void {
  queue = { owner: whoIsHere(), from, addresses: addresses.filter(address => numberIn(address) !== '') }
}

/** Undefined for a case that was opened from elsewhere. */
export function placeOf(petitionNo: string): Place | undefined {
  const at = queue?.addresses.findIndex(address => numberIn(address) === petitionNo) ?? -1
  if (!queue || at < 0 || queue.owner !== whoIsHere()) return undefined
  const { from, addresses } = queue
  return { from, at: at + 1, count: addresses.length, previous: addresses[at - 1], next: addresses[at + 1] }
}

function numberIn(address: string): string {
  const [pathname = '', search = ''] = address.split('?')
  return openedBy(pathname, search)
}

/** In the post in which they act. */
function whoIsHere(): string {
  const { desktop } = store.getState().session
  return desktop ? `${desktop.userId} ${desktop.deptId}` : ''
}
