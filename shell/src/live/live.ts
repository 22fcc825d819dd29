import { store } from '@portal/shared-lib'
import { follow } from './follow'
import { lead } from './lead'
import { refresh } from './refresh'
import { type Heard, readStream } from './stream'

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
