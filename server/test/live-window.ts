import { LAST_EVENT_HEADER, LIVE_PATH, type LiveNews } from '@portal/shared-lib/contract/live'
import type { Portal } from './portal'

/** A window: opens the stream, from a position on where one is given, and hears tags one after the other. */
export async function openWindow(portal: Pick<Portal, 'send'>, token: string, since?: string) {
  const leave = new AbortController()
  const headers = { Authorization: `Bearer ${token}`, ...(since !== undefined && { [LAST_EVENT_HEADER]: since }) }
  const response = await portal.send(LIVE_PATH, { headers, signal: leave.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  /** What stands behind the next line of a kind; whatever comes before it is passed over. */
  const nextOf = async (kind: 'data' | 'id'): Promise<string> => {
    for (;;) {
      const found = new RegExp(`^${kind}: (.+)\n`, 'm').exec(heard)
      if (found?.[1]) {
        heard = heard.slice(found.index + found[0].length)
        return found[1]
      }
      const more = await reader?.read()
      if (!more || more.done) throw new Error('the stream has ended')
      heard += more.value
    }
  }
  const next = async () => (JSON.parse(await nextOf('data')) as LiveNews).tag
  /** All that is told until the server closes the stream. */
  const rest = async () => {
    const told: LiveNews['tag'][] = []
    for (let tag = await next().catch(() => undefined); tag; tag = await next().catch(() => undefined)) told.push(tag)
    return told
  }
  return { next, rest, position: () => nextOf('id'), leave: () => leave.abort() }
}

/**
 * Listens as the portal's windows do, again wherever a stream ends, from where that one had come; until it is told to stop.
 * @param hear told of each piece of news; the next is told when it has answered
 * @param ended told of each stream that has ended and was read to its end
 */
export async function keepListening(
  portal: Pick<Portal, 'send'>,
  { token, signal }: { token: string; signal: AbortSignal },
  { hear, ended }: { hear: (news: LiveNews) => Promise<void>; ended: () => void },
): Promise<void> {
  let since: string | undefined
  while (!signal.aborted) {
    const headers = { Authorization: `Bearer ${token}`, ...(since !== undefined && { [LAST_EVENT_HEADER]: since }) }
    const response = await portal.send(LIVE_PATH, { headers, signal }).catch(() => undefined)
    try {
      for await (const line of linesOf(response?.body)) {
        if (line.startsWith('data: ')) await hear(JSON.parse(line.slice('data: '.length)))
        if (line.startsWith('id: ')) since = line.slice('id: '.length)
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof TypeError)) throw error
    }
    ended()
  }
}

async function* linesOf(body: Response['body'] | undefined): AsyncIterable<string> {
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
