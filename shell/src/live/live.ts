import { api, heldNews, store } from '@portal/shared-lib'
import { type LiveNews, type LiveTag, PORTAL_RENEWED } from '@portal/shared-lib/contract/live'
import { offerRenewal } from '../faults/renewal'
import { follow } from './follow'
import { leadByWord } from './lead-by-word'
import { type Heard, readStream } from './stream'

/** Milliseconds in which changes are gathered after data were read again: a hundred changes are not a hundred readings. */
const REST = 500

type StaleData = LiveNews & { readonly tag: LiveTag }

const stale = new Map<string, StaleData>()
let resting = false

/**
 * Reads again whatever is shown of what has changed: at once, or after a rest where that has just happened or something is
 * being done that reads anew itself.
 */
export function refresh(news: readonly LiveNews[]): void {
  for (const one of news.filter(isOfData)) stale.set(`${one.tag} ${one.petitionNo ?? ''}`, one)
  if (!news.every(isOfData)) void offerRenewal()
  if (!resting) readAgain()
}

function readAgain(): void {
  resting = stale.size > 0
  if (!resting) return
  const held = heldNews()
  if (held) return void held.then(() => setTimeout(readAgain, REST))
  store.dispatch(api.util.invalidateTags([...stale.values()].map(tagOf)))
  stale.clear()
  setTimeout(readAgain, REST)
}

const isOfData = (news: LiveNews): news is StaleData => news.tag !== PORTAL_RENEWED

const tagOf = ({ tag, petitionNo }: StaleData) => (petitionNo === undefined ? tag : { type: tag, id: petitionNo })

/** Milliseconds in which a page that opens reads its data; a stream that begins later may have missed something. */
const OPENING = 2000
/** A position of no stream: the server then tells everything. */
const UNKNOWN = 'unknown'

/** Keeps what is shown current while somebody is signed in: reads again what the server says has changed. */
export function watchLive(): void {
  let attended: string | undefined
  let leave: AbortController | undefined
  const attend = () => {
    const { desktop } = store.getState().session
    const post = desktop ? `${desktop.userId}-${desktop.deptId}` : undefined
    if (post === attended) return
    attended = post
    leave?.abort()
    leave = new AbortController()
    if (post !== undefined) listenIn(post, leave.signal)
  }
  attend()
  store.subscribe(attend)
}

/**
 * One window of a browser reads the stream for all in which a person acts in one post, since a browser allows few
 * connections to one server. Each knows how far the stream has come, so that whichever reads on misses nothing and asks
 * for nothing twice.
 */
function listenIn(post: string, signal: AbortSignal): void {
  const name = `portal-live-${post}`
  const channel = new BroadcastChannel(name)
  const openedAt = performance.now()
  let position: string | undefined
  const hear = (heard: Heard) => {
    position = heard.position ?? position
    refresh(heard.news)
  }
  const since = () => position ?? (performance.now() - openedAt > OPENING ? UNKNOWN : undefined)
  const read = (leading: AbortSignal) => (confirm: () => void) =>
    readStream(
      since(),
      heard => {
        confirm()
        hear(heard)
        channel.postMessage(heard)
      },
      leading,
    )
  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)
  signal.addEventListener('abort', () => channel.close())
  void lead(name, leading => follow(read(leading), leading), signal)
}

type Work = (signal: AbortSignal) => Promise<void>

/**
 * Of all windows of a browser that ask for it under one name, one at a time does the work; when it closes, another
 * takes over. Until the signal aborts.
 */
export async function lead(name: string, work: Work, signal: AbortSignal): Promise<void> {
  // Locks exist on https and localhost only; offices also run on plain http inside their network.
  if (!navigator.locks) return await leadByWord(name, work, signal)
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined)
}
