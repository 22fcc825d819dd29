import { api, store } from '@portal/shared-lib'
import { type LiveNews, type LiveTag, PORTAL_RENEWED } from '@portal/shared-lib/contract/live'
import { offerRenewal } from '../faults/renewal'

/** Milliseconds in which changes are gathered after data were read again: a hundred changes are not a hundred readings. */
const REST = 500

type StaleData = LiveNews & { readonly tag: LiveTag }

const stale = new Map<string, StaleData>()
let resting = false

/** Reads again whatever is shown of what has changed: at once, or after a rest where that has just happened. */
export function refresh(news: readonly LiveNews[]): void {
  for (const one of news.filter(isOfData)) stale.set(`${one.tag} ${one.petitionNo ?? ''}`, one)
  if (!news.every(isOfData)) void offerRenewal()
  if (!resting) readAgain()
}

function readAgain(): void {
  resting = stale.size > 0
  if (!resting) return
  store.dispatch(api.util.invalidateTags([...stale.values()].map(tagOf)))
  stale.clear()
  setTimeout(readAgain, REST)
}

const isOfData = (news: LiveNews): news is StaleData => news.tag !== PORTAL_RENEWED

const tagOf = ({ tag, petitionNo }: StaleData) => (petitionNo === undefined ? tag : { type: tag, id: petitionNo })
