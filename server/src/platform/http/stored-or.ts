import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'error'>

/**
 * What was stored, or what stands for it where it cannot be read any more: one damaged row does not take down a list. The
 * log has the cause, and by `about` which row it is.
 */
export function storedOr<T>(log: Log, about: object, read: () => T, otherwise: () => T): T {
  try {
    return read()
  } catch (error) {
    log.error({ err: error, ...about }, 'what was stored cannot be read')
    return otherwise()
  }
}
