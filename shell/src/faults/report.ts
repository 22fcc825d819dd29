import { type ComposedRemote, composition, onOutcome, send } from '@portal/shared-lib'
import { type ReportFaultArgs, reportFault } from '@portal/shared-lib/contract/calls/reports'
import { shellState } from '../guard/shell-state'
import { buildOf } from './build'
import { damageOf } from './damage'
import { framesOf } from './frames'
import { onceStaying } from './leaving'

/** No letters or digits that are taken for one another when read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A number by which a fault that a user tells of is found in the log. */
const newReference = () =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map(byte => ALPHABET[byte % ALPHABET.length]).join('')

/** What failed, as its user and the log name it. */
export type FaultSource = Pick<ComposedRemote, 'name' | 'version'> & Partial<Pick<ComposedRemote, 'manifest'>>

/** References by what failed and where: the same fault again is no new one. */
const known = new Map<string, string>()

/** Faults of which the server has not heard, until it answers again. */
const untold: ReportFaultArgs[] = []

onOutcome(({ error }) => {
  if (!error) for (const fault of untold.splice(0)) void tell(fault)
})

/**
 * Tells the console and the server of a fault, once; the answer is the number to quote.
 * @param floor earlier version that runs in its place
 */
export function reportOf(source: FaultSource, kind: ReportFaultArgs['kind'], error: unknown, floor?: string): string {
  const cause = error instanceof Error ? error : new Error(String(error))
  const frames = framesOf(cause)
  const key = [source.name, kind, cause.name, cause.message, frames[0]].join()
  const earlier = known.get(key)
  if (earlier) return earlier
  const reference = newReference()
  known.set(key, reference)
  const { path } = shellState()
  const { name: remote, version } = source
  onceStaying(() => {
    console.error(`[${reference}] ${remote}@${version}`, error)
    void damageOf(cause).then(damage =>
      tell({
        reference,
        remote,
        version,
        ...buildOf(source),
        kind,
        path,
        error: classOf(cause),
        frames,
        ...(damage && { damage }),
        ...(floor && { floor }),
      }),
    )
  })
  return reference
}

async function tell(fault: ReportFaultArgs): Promise<void> {
  const { error } = await send(reportFault, fault)
  if (error?.retry) untold.push(fault)
}

/** How a fault is quoted to an administrator. */
export const quoteOf = ({ name, version }: FaultSource, reference: string) => `${name}@${version}　编号 ${reference}`

/** The shell itself; its version is the hash of its entry. */
export function shellSource(): FaultSource {
  const entry = Object.keys(composition().integrity).find(path => /\/js\/main\.\w+\.js$/.test(path))
  return { name: 'shell', version: entry?.split('.').at(-2) ?? 'dev' }
}

const classOf = ({ name }: Error) => (/^\w{1,60}$/.test(name) ? name : 'Error')
