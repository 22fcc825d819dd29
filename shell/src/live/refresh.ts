import { api, store } from '@portal/shared-lib'
import type { LiveTag } from '@portal/shared-lib/contract/live'

/** Milliseconds in which changes are gathered after data were read again: a hundred changes are not a hundred readings. */
const REST = 500

const stale = new Set<LiveTag>()
let resting = false

/** Reads again whatever is shown under these tags: at once, or after a rest where that has just happened. */
export function refresh(tags: readonly LiveTag[]): void {
  for (const tag of tags) stale.add(tag)
  if (!resting) readAgain()
}

function readAgain(): void {
  resting = stale.size > 0
  if (!resting) return
  store.dispatch(api.util.invalidateTags([...stale]))
  stale.clear()
  setTimeout(readAgain, REST)
}
