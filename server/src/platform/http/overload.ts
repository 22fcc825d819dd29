import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** Over so many milliseconds the lag is averaged: one long turn of the loop is no overload, a loop of long turns is. */
const WATCH_MS = 5000
/** Of the memory that Node may take; beyond it the process is soon ended. */
const HEAP_SHARE = 0.85

/** Calls that were turned away since the process began, by what was short. */
export const turnedAway = { loop: 0, heap: 0 }

/** By its code, callers are told to try again later. */
class Overloaded extends Error {
  readonly code = 'OVERLOADED'

  constructor(short: keyof typeof turnedAway) {
    super(`The server does not keep up: ${short}`)
  }
}

/**
 * Turns calls away while the loop of the process lags, or its memory is nearly used up: the others are answered, and a proxy
 * asks another server. Health, files of the portal, and streams that stand go on.
 */
export async function shedOverload(app: FastifyInstance, { basePath, maxLagMs }: Config): Promise<void> {
  if (maxLagMs === 0) return
  const isCall = ({ routeOptions: { url = '' } }: FastifyRequest) =>
    url.startsWith(`${basePath}api/`) && url !== `${basePath}api/health`
  await app.register(underPressure, {
    sampleInterval: WATCH_MS,
    maxEventLoopDelay: maxLagMs,
    maxHeapUsedBytes: HEAP_SHARE * getHeapStatistics().heap_size_limit,
    async pressureHandler(request, _, type) {
      if (!isCall(request)) return
      const short = type === underPressure.TYPE_HEAP_USED_BYTES ? 'heap' : 'loop'
      turnedAway[short] += 1
      throw new Overloaded(short)
    },
  })
}
