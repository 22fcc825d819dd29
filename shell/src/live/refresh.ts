import { api, store } from '@portal/shared-lib'
import type { LiveNews } from '@portal/shared-lib/contract/live'

/** Milliseconds in which changes are gathered after data were read again: a hundred changes are not a hundred readings. */
const REST = 500

const stale = new Map<string, LiveNews>()
let resting = false

/** Reads again whatever is shown of what has changed: at once, or after a rest where that has just happened. */
export function refresh(news: readonly LiveNews[]): void {
  for (const one of news) stale.set(`${one.tag} ${one.petitionNo ?? ''}`, one)
  if (!resting) readAgain()
}

function readAgain(): void {
  resting = stale.size > 0
  if (!resting) return
  store.dispatch(api.util.invalidateTags([...stale.values()].map(tagOf)))
  stale.clear()
  setTimeout(readAgain, REST)
}

const tagOf = ({ tag, petitionNo }: LiveNews) => (petitionNo === undefined ? tag : { type: tag, id: petitionNo })
