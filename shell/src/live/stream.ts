import { composition, readToken } from '@portal/shared-lib'
import { LAST_EVENT_HEADER, LIVE_PATH, type LiveNews } from '@portal/shared-lib/contract/live'

/** What is heard at once, and how far the stream has come with it. */
export interface Heard {
  readonly news: readonly LiveNews[]
  readonly position: string | undefined
}

/** Milliseconds without even a sign of life after which a connection is taken for dead: two signs were missed. */
const SILENCE = 45_000
const LOOK_EVERY = 5000

/**
 * Reads the stream of live updates from a position on until it ends: resolves when the server closes it, rejects when
 * it cannot be read or has fallen silent.
 */
export async function readStream(since: string | undefined, hear: (heard: Heard) => void, signal: AbortSignal) {
  const silent = new AbortController()
  let lastWord = Date.now()
  // By the clock, and not by one long timer: timers stand still while a computer sleeps.
  const looking = setInterval(() => {
    if (Date.now() - lastWord > SILENCE) silent.abort()
  }, LOOK_EVERY)
  try {
    const reader = await openStream(since, AbortSignal.any([signal, silent.signal]))
    let begun = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      lastWord = Date.now()
      const events = (begun + value).split('\n\n')
      begun = events.pop() ?? ''
      hear(heardIn(events))
    }
  } finally {
    clearInterval(looking)
  }
}

/** By fetch, because an EventSource cannot send the token. */
async function openStream(
  since: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string>> {
  const headers = {
    Authorization: `Bearer ${readToken() ?? ''}`,
    Accept: 'text/event-stream',
    ...(since !== undefined && { [LAST_EVENT_HEADER]: since }),
  }
  const response = await fetch(composition().province.basePath + LIVE_PATH, { headers, signal })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!response.body || !isStream) throw new Error('no stream of live updates')
  return response.body.pipeThrough(new TextDecoderStream()).getReader()
}

function heardIn(events: readonly string[]): Heard {
  const lines = events.flatMap(event => event.split('\n'))
  const after = (start: string) => lines.filter(line => line.startsWith(start)).map(line => line.slice(start.length))
  return {
    news: after('data: ').map(text => JSON.parse(text) as LiveNews),
    position: after('id: ').at(-1),
  }
}
