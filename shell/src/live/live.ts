import { api, store } from '@portal/shared-lib'
import { LIVE_TAGS, type LiveTag } from '@portal/shared-lib/contract/live'
import { readStream } from './stream'

/** Milliseconds until a stream that ended is opened again: at first, and at most. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** One window of a browser reads the stream for all: a browser allows few connections to one server. */
const LEADER = 'portal-live'

/** Keeps what is shown current while somebody is signed in: reads again what the server says has changed. */
export function watchLive(): void {
  const channel = new BroadcastChannel(LEADER)
  channel.onmessage = ({ data }: MessageEvent<LiveTag[]>) => refresh(data)
  const hear = (tags: readonly LiveTag[]) => {
    refresh(tags)
    channel.postMessage(tags)
  }

  let leave: AbortController | undefined
  const attend = () => {
    const signedIn = store.getState().session.desktop !== null
    if (signedIn === (leave !== undefined)) return
    leave?.abort()
    leave = signedIn ? new AbortController() : undefined
    if (leave) void lead(hear, leave.signal)
  }
  attend()
  store.subscribe(attend)
}

async function lead(hear: (tags: readonly LiveTag[]) => void, signal: AbortSignal): Promise<void> {
  // Locks exist on https and localhost; elsewhere every window reads for itself.
  if (!navigator.locks) return follow(hear, signal)
  await navigator.locks.request(LEADER, { signal }, () => follow(hear, signal)).catch(() => undefined)
}

/** Reads the stream again and again until the user signs out. */
async function follow(hear: (tags: readonly LiveTag[]) => void, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE
  let first = true
  while (!signal.aborted) {
    const onOpen = () => {
      pause = FIRST_PAUSE
      // Whatever happened in the gap was not heard.
      if (!first) hear(LIVE_TAGS)
      first = false
    }
    await readStream(onOpen, tag => hear([tag]), signal).catch(() => undefined)
    await rest(pause, signal)
    pause = Math.min(LONGEST_PAUSE, pause * 2)
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function refresh(tags: readonly LiveTag[]): void {
  store.dispatch(api.util.invalidateTags([...tags]))
}
