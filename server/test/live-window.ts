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
