import { type ComposedRemote, send } from '@portal/shared-lib'
import { type ReportTimesArgs, reportTimes } from '@portal/shared-lib/contract/calls/reports'
import { buildOf } from './build'

/** Milliseconds for which times are gathered, so that a window seldom calls. */
const TELL_AFTER = 15_000
/** As many as one call takes; of more at once nobody is told. */
const MOST = 10
/** Milliseconds; whoever waited longer is counted as having waited so long. */
const LONGEST = 120_000

/** Doors that were timed: opened again, a remote is there already. */
const timed = new Set<string>()
const waiting: ReportTimesArgs['times'] = []

/** Tells the server, with others, how long a remote took to load and from there to mount, in milliseconds. */
export function noteTimes(composed: ComposedRemote, door: string, load: number, mount: number): void {
  const { name: remote, version } = composed
  const part = { remote, version, ...buildOf(composed) }
  const key = [...Object.values(part), door].join(' ')
  if (timed.has(key) || waiting.length === MOST) return
  timed.add(key)
  if (!waiting.length) setTimeout(() => void send(reportTimes, { times: waiting.splice(0) }), TELL_AFTER)
  waiting.push({ ...part, load: whole(load), mount: whole(mount) })
}

const whole = (ms: number) => Math.min(Math.round(ms), LONGEST)
