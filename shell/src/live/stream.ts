import { composition, readToken } from '@portal/shared-lib'
import { LIVE_PATH, type LiveTag } from '@portal/shared-lib/contract/live'

/**
 * Reads the stream of live updates until it ends: resolves when the server closes it, rejects when it cannot be read.
 * By fetch, because an EventSource cannot send the token.
 */
export async function readStream(
  onOpen: () => void,
  onTag: (tag: LiveTag) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}`, Accept: 'text/event-stream' }
  const response = await fetch(composition().province.basePath + LIVE_PATH, { headers, signal })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!response.body || !isStream) throw new Error('no stream of live updates')
  onOpen()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (heard + value).split('\n\n')
    heard = events.pop() ?? ''
    for (const event of events) tagIn(event, onTag)
  }
}

function tagIn(event: string, onTag: (tag: LiveTag) => void): void {
  const line = event.split('\n').find(text => text.startsWith('data: '))
  if (line) onTag((JSON.parse(line.slice('data: '.length)) as { tag: LiveTag }).tag)
}
