import { z } from 'zod'
import { nothing } from './fields'
import { call } from './form'

/** A page of the portal, without its query: what is looked at is nobody's business. */
const pagePath = z.string().regex(/^\/[\w/-]{0,200}$/)

const MOST_FRAMES = 10

/** `shell` or the name of a remote, and its version. */
const remote = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/)
const version = z.string().regex(/^[\w.+-]{1,40}$/)
/** Which build of that version: the digits that the folder of its files bears. */
const build = z
  .string()
  .regex(/^[0-9a-f]{12}$/)
  .optional()

/**
 * A fault in the browser, so that the number a user quotes is in the log. Nothing that was entered or shown: the kind of
 * error and where in the portal's own files it arose, no text. Open, because signing in may be what fails.
 */
export const reportFault = call('POST', 'api/client-errors', {
  open: true,
  background: true,
  json: {
    /** The number that the user was shown. */
    reference: z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/),
    remote,
    version,
    build,
    kind: z.enum(['load', 'render', 'event', 'promise']),
    /** Earlier version that runs in its place now, where the composition has one. */
    floor: version.optional(),
    path: pagePath,
    /** Name of the error's class, like `TypeError`. */
    error: z.string().regex(/^\w{1,60}$/),
    /** `file:line:column` below the base path, innermost first. */
    frames: z.array(z.string().regex(/^[\w@./-]{1,200}\.js:\d{1,7}:\d{1,9}$/)).max(MOST_FRAMES),
    /** The file that could not be loaded, and why: other bytes than composed, a wrong type, none, or no answer. */
    damage: z
      .object({
        file: z.string().regex(/^[\w@:./-]{1,300}\.(js|css|json)$/),
        how: z.enum(['changed', 'mistyped', 'missing', 'unreachable']),
      })
      .optional(),
  },
  answer: nothing,
})

/** Milliseconds; loading is given up after two minutes. */
const time = z.number().int().min(0).max(120_000)

/** More in a call tell no more. */
export const MOST_TIMES = 10

/** How long remotes took to load and to mount in a browser, each door once in a window. Open, because the sign-in is a remote, too. */
export const reportTimes = call('POST', 'api/client-times', {
  open: true,
  background: true,
  json: {
    times: z
      .array(z.strictObject({ remote, version, build, load: time, mount: time }))
      .min(1)
      .max(MOST_TIMES),
  },
  answer: nothing,
})

/** The watermark was tampered with and has been put back. */
export const reportWatermark = call('POST', 'api/watermark/repaired', {
  background: true,
  writes: true,
  json: { path: pagePath, kind: z.enum(['removed', 'changed', 'covered']) },
  answer: nothing,
})
