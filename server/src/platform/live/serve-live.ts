import type { ServerResponse } from 'node:http'
import { LAST_EVENT_HEADER, LIVE_PATH, LIVE_TAGS, type LiveNews } from '@portal/shared-lib/contract/live'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../http/admission'
import { refuse } from '../refusal'
import type { Services } from '../services'
import { createHub } from './hub'
import { listen } from './listen'

const UNAVAILABLE = 503

/** Milliseconds between two signs of life, shorter than what proxies allow a silent connection. */
const HEARTBEAT = 20_000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Nothing follows a stream on its connection, and a server that stops need not wait for that.
  Connection: 'close',
}

/** Of one person on this server: five sessions with a window each, and as many that have not noticed their end yet. */
const MOST_STREAMS = 10

/**
 * The stream of live updates: what has changed for the caller, never what it has changed to. Answers with how many
 * windows are listening.
 */
export function serveLive(app: FastifyInstance, services: Services): () => number {
  const hub = createHub()
  const streams = new Set<ServerResponse>()
  const ofPerson = createTally()
  const stopListening = listen(services, hub, app.log)
  let isOver = false

  app.get(services.config.basePath + LIVE_PATH, async (request, reply) => {
    const { personId, holderId } = await callerOf(request, { inUse: false })
    // Over a connection that was open: here nothing is told any more, another server does.
    if (isOver) return reply.code(UNAVAILABLE).header('Connection', 'close').send()
    if (ofPerson.of(personId) >= MOST_STREAMS) refuse('tooManyCalls')
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, HEADERS)
    streams.add(stream)
    ofPerson.move(personId, 1)
    const leave = hub.join(
      // Who acts for somebody else sees that one's to-dos, and has mail of one's own.
      new Set([personId, holderId]),
      {
        hear: (news, position) => stream.write(news.map(eventOf).join('') + idOf(position)),
        lookAtSession: () => void callerOf(request, { inUse: false }).catch(() => sendAway(stream)),
      },
      request.headers[LAST_EVENT_HEADER.toLowerCase()]?.toString(),
    )
    const heartbeat = setInterval(() => stream.write(`: alive\n${idOf(hub.position())}`), HEARTBEAT).unref()
    stream.on('close', () => {
      clearInterval(heartbeat)
      leave()
      streams.delete(stream)
      ofPerson.move(personId, -1)
    })
  })

  // Before connections are closed: a stream would keep its own open for ever.
  app.addHook('preClose', async () => {
    isOver = true
    for (const stream of streams) stream.end()
    await stopListening()
  })
  return () => streams.size
}

/** How many streams each person has; a person without any takes no room. */
function createTally() {
  const counts = new Map<string, number>()
  const of = (personId: string) => counts.get(personId) ?? 0
  const move = (personId: string, by: number) => {
    const count = of(personId) + by
    if (count > 0) counts.set(personId, count)
    else counts.delete(personId)
  }
  return { of, move }
}

/** The window reads everything again and so finds that its session has ended. */
function sendAway(stream: ServerResponse): void {
  stream.end(LIVE_TAGS.map(tag => eventOf({ tag })).join(''))
}

const eventOf = (news: LiveNews) => `data: ${JSON.stringify(news)}\n\n`
const idOf = (position: string) => `id: ${position}\n\n`
